/** Turns of a form: all that one act sets off, however many acts follow from it. */
export interface Turns<V> {
  /** Runs an act, within the turn that is under way or as a turn of its own. */
  readonly within: (act: () => void) => void;
  /** Keeps what was found for the end of the turn; `undefined` forgets it. */
  readonly keep: (found: V | undefined) => void;
}

/** @param end gets what the turn has found, when all that belongs to it has happened. */
export function createTurns<V extends object>(end: (found: V) => void): Turns<V> {
  let depth = 0;
  let kept: V | undefined;
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
