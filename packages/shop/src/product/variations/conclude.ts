import { type Choice, isComplete, type VariationIndex } from '../variation-matching/index-variations.ts';

/**
 * The result of a choice: a variation; `open` for an incomplete choice; `request` for a complete choice on a page
 * without its variations; `none` if no variation matches.
 */
export type Conclusion<V> = V | 'open' | 'request' | 'none';

/** Finds the result of a choice, among all variations if the page contains them. */
export function conclude<V extends object>(choice: Choice, index: VariationIndex<V> | undefined): Conclusion<V> {
  if (!isComplete(choice)) return 'open';
  return index ? (index.match(choice) ?? 'none') : 'request';
}
