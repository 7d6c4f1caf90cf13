/** The code that turns pages and shows other links, fetched as one with the first page turned or result filtered. */
export { restoreLinks, showLinks } from './links.ts';
export { turnPage } from './turn-page.ts';
