/** The code that reads links to films and plays them, fetched as one on pages that have any. */
export { readFilm } from './read-film.ts';
export { showFilms } from './show-films.ts';
