import type { Variation } from '../variation-data/variation.ts';

/** Turns of a form: an act of the visitor together with all acts that it causes. */
export interface Turns {
  /** Runs an act, in the current turn or in a new one. */
  readonly within: (act: () => void) => void;
  /** Keeps the found variation for the end of the turn; `undefined` drops it. */
  readonly keep: (found: Variation | undefined) => void;
}

/**
 * Creates the turns of a form.
 *
 * @param end Called with the found variation at the end of the turn.
 */
export function createTurns(end: (found: Variation) => void): Turns {
  let depth = 0;
  let kept: Variation | undefined;
  return {
    keep: (found) => {
      kept = found;
    },
    within: (act) => {
      depth += 1;
      try {
        act();
      } finally {
        depth -= 1;
      }
      const found = kept;
      if (depth > 0 || !found) return;
      kept = undefined;
      end(found);
    },
  };
}
