import { pageRegistry } from '@stirrup/runtime';

/** Something whose state belongs to an entry of the browser's history, and comes back with it. */
export interface HistoryPart {
  /** Unique on the page, and the same when the page comes again. */
  readonly name: string;
  /** What is shown, as JSON can hold it. */
  readonly save: () => unknown;
  /** What other scripts expect in the state of the entry that is shown. */
  readonly state: () => object;
  /**
   * Shows again what was saved when the visitor goes back or forward. Loops and page links are seen to afterwards.
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
