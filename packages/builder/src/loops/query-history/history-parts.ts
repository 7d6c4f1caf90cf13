import { pageRegistry } from '@stirrup/runtime';

/** A part of the page whose state is saved and restored with each entry of the browser's history. */
export interface HistoryPart {
  /** Unique on the page, and the same after a reload. */
  readonly name: string;
  /** The visible state, as JSON-compatible data. */
  readonly save: () => unknown;
  /** The part of the current entry's state that other scripts expect. */
  readonly state: () => object;
  /**
   * Restores a saved state when the visitor goes back or forward. Loops and page links are restored afterwards.
   *
   * @param saved The saved state; undefined if none was kept. Loops with filters are then requested again, with the
   * values of these.
   * @param state The entry's own state, as in `history.state`.
   * @returns A promise while the code for it is loading.
   */
  readonly restore: (saved: unknown, state: unknown) => Promise<void> | undefined;
}

/** All parts of the page that are restored with its history. */
export function historyParts(): HistoryPart[] {
  return pageRegistry().shared('builder/history-parts', (): HistoryPart[] => []);
}
