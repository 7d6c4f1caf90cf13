/*
 * Code that most pages never need, in one file of its own: asking the shop, and showing errors. It shares nothing with
 * code that is loaded at once, or that would become a third file.
 */

export { fetchList } from './fetch-list.ts';
export { fetchVariation } from './fetch-variation.ts';
export { showProblem } from './show-problem.ts';
