import type { Choice, VariationIndex } from '../variation-matching/index-variations.ts';

/**
 * The result of a choice: a variation, or `open`, if the choice is incomplete; `emitCancelable`, if it is complete and only the shop
 * knows its variation; `none`, if there is none.
 */
export type Conclusion<V> = V | 'open' | 'ask' | 'none';

/** Finds the result of a choice, among all variations if the page knows them. */
export function conclude<V extends object>(choice: Choice, index: VariationIndex<V> | undefined): Conclusion<V> {
  const isComplete = choice.size > 0 && [...choice.values()].every(Boolean);
  if (!isComplete) return 'open';
  return index ? (index.match(choice) ?? 'none') : 'ask';
}
