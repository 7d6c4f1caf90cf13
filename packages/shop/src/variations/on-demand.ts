/*
 * What most pages never need, in one file of its own: asking the shop, and saying what went wrong. It shares nothing with
 * what is loaded at once, or that would become a third file.
 */

export { askList } from './ask-list.ts';
export { askVariation } from './ask-variation.ts';
export { showProblem } from './show-problem.ts';
