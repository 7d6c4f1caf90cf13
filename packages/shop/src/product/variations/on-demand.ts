/*
 * Code that most pages never need, in one file of its own: asking the shop, and showing errors. It shares nothing with
 * code that is loaded at once, or that would become a third file.
 */

export { askList } from './ask-list.ts';
export { askVariation } from './ask-variation.ts';
export { showProblem } from './show-problem.ts';
