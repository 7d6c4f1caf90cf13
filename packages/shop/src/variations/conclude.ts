import type { Choice, VariationIndex } from '../variation-matching/index-variations.ts';

/**
 * What a choice leads to: a variation, or `open`, where something is still to be chosen; `ask`, where it is complete and only
 * the shop knows which variation that is; `none`, where there is none.
 */
export type Conclusion<V> = V | 'open' | 'ask' | 'none';

/** Says what a choice leads to, of all variations if the page knows them. */
export function conclude<V extends object>(choice: Choice, index: VariationIndex<V> | undefined): Conclusion<V> {
  const isComplete = choice.size > 0 && [...choice.values()].every(Boolean);
  if (!isComplete) return 'open';
  return index ? (index.match(choice) ?? 'none') : 'ask';
}
