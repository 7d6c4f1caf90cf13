/** The code that requests and shows pages, fetched as one with the first of them. */
export { fetchAnswer } from './fetch-answer.ts';
export { requestAndShow } from './request-and-show.ts';
export { showPage } from './show-page.ts';
