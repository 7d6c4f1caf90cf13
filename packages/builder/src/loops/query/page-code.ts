/** The code that requests and shows pages, fetched as one with the first of them. */
export { answerPage } from './answer-page.ts';
export { fetchAnswer } from './fetch-answer.ts';
export { showPage } from './show-page.ts';
