/**
 * The code for maps of more than coordinates in their options: for places that the page prints, with the buttons for them,
 * for addresses, for the items of a loop, for popup templates, and for none.
 */
export { locate } from './locate.ts';
export { provideChoices } from './provide-choices.ts';
export { readPlaces } from './read-places.ts';
export { showNoPlaces } from './show-no-places.ts';
