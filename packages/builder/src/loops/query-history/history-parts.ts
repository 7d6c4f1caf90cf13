import { pageRegistry } from '@stirrup/runtime';

/** Something whose state belongs to an entry of the browser's history, and comes back with it. */
export interface HistoryPart {
  /** Unique on the page, and the same when the page comes again. */
  readonly name: string;
  /** The visible state, in a form that JSON can hold. */
  readonly save: () => unknown;
  /** The part of the shown entry's state that other scripts expect. */
  readonly state: () => object;
  /**
   * Restores a saved state when the visitor goes back or forward. Loops and page links are restored afterwards.
   *
   * @param saved Undefined where nothing was kept. Loops that have filters are then asked for anew, by what these show.
   * @param state The entry's own state, as in `history.state`.
   */
  readonly restore: (saved: unknown, state: unknown) => void;
}

/** Everything on the page that goes back and forward with its history. */
export function historyParts(): HistoryPart[] {
  return pageRegistry().shared('builder/history-parts', (): HistoryPart[] => []);
}
