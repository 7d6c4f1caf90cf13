/** Films, for pages that have any: reading their links, and playing them. */
export { readFilm } from './read-film.ts';
export { showFilms } from './show-films.ts';
