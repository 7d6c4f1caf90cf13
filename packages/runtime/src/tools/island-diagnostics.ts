import type { Claim } from '../claim.ts';

/** A mistake that only an island's own code can see. */
export interface IslandMistake {
  /** The kind of mistake, which docs/diagnostics.md describes. */
  readonly rule: 'missing-target' | 'unknown-trigger' | 'unknown-action';
  readonly message: string;
}

/** An island's part in the diagnostics: `diagnostics.ts` in its folder, which no page gets without the debug mode. */
export interface IslandDiagnostics {
  /** Parts that the island cannot do without, in every dialect that has a name for them. */
  readonly needs?: readonly string[];
  /** Options that the island cannot do without, in our own dialect and in those of themes. */
  readonly needsOptions?: readonly string[];
  /** Selector of the elements that the island can run on, in every dialect. @default any element */
  readonly runsOn?: string;
  /** Options with a selector that may match nothing without being a mistake. */
  readonly mayMiss?: readonly string[];
  /** Attributes, keys and names of `data-part` that are no mistakes, because something else reads or makes them. */
  readonly ignores?: readonly string[];
  /** Readers of settings that its package defines: naming them gives their schemas to the diagnostics. */
  readonly settings?: readonly (() => unknown)[];
  /** Looks for mistakes in the element's data by the island's own code. */
  readonly check?: (claim: Pick<Claim, 'element' | 'dialect' | 'dialectData'>) => readonly IslandMistake[];
}
