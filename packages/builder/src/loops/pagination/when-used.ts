/** The code fetched when a page is turned, or results are filtered, for the first time. */
export { restoreLinks, showLinks } from './links.ts';
export { turnPage } from './turn-page.ts';
