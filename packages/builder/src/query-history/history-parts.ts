import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/** Something whose state belongs to an entry of the browser's history, and comes back with it. */
export interface HistoryPart {
  /** Unique on the page, and the same when the page comes again. */
  readonly name: string;
  /** What is shown, as JSON can hold it. */
  readonly save: () => unknown;
  /**
   * Shows again what was saved. Loops and page links are seen to afterwards.
   *
   * @param saved Undefined where nothing was kept. Loops that have filters are then asked for anew, by what these show.
   * @param state The entry's own state, as in `history.state`.
   */
  readonly restore: (saved: unknown, state: unknown) => void;
}

/** Everything on the page that goes back and forward with its history. */
export function historyParts(): WritableAtom<readonly HistoryPart[]> {
  return pageRegistry().shared('builder/history-parts', () => atom<readonly HistoryPart[]>([]));
}

/**
 * Adds a part. Where the visitor comes back to the page, it gets at once what it has saved.
 *
 * @example
 * ```ts
 * addHistoryPart({ name: 'filters', save: () => values, restore: (saved) => write(saved) }, signal);
 * ```
 */
export function addHistoryPart(part: HistoryPart, signal: AbortSignal): void {
  const parts = historyParts();
  parts.set([...parts.get(), part]);
  signal.addEventListener('abort', () => parts.set(parts.get().filter((other) => other !== part)));
}
