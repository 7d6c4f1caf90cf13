import { REFRESH_DELAY } from './contract.ts';
import type { FormAnswer } from './form-answer.ts';

/** A page that is still there this long after it was to be left stays, in ms: what was asked for is a download, say. */
const STAYED = 5000;

/** Leaves the page, where the answer says so. Resolves when the visitor stays: at once, or after all. */
export function leavePage({ redirect, refreshes }: FormAnswer, signal: AbortSignal): Promise<void> {
  if (!redirect && !refreshes) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = () => {
      if (redirect) location.assign(redirect.url);
      else location.reload();
      setTimeout(resolve, STAYED);
    };
    const timer = setTimeout(leave, redirect ? redirect.delay : REFRESH_DELAY);
    // The visitor has come back, and the browser shows the page as it was left.
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
