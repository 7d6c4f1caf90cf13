/**
 * The code that requests variations and shows errors, fetched as one. Its files share none with code that loads with
 * the island, which would become a chunk of its own.
 */

export { fetchVariation } from './fetch-variation.ts';
export { fetchVariationList } from './fetch-variation-list.ts';
export { showProblem } from './show-problem.ts';
