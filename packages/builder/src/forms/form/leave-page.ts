import type { FormAnswer } from '../form-action/form-answer.ts';
import { REFRESH_DELAY } from './contract.ts';

/**
 * Time after which a page that should have been left counts as staying, in ms: the redirect was a download, for
 * example.
 */
const STAYED = 5000;

/**
 * Leaves or reloads the page if the response says so. Resolves when the visitor stays: at once, or because the page was
 * not left after all.
 */
export function leavePage({ redirect, refreshes }: FormAnswer, signal: AbortSignal): Promise<void> {
  if (!redirect && !refreshes) return Promise.resolve();
  return new Promise((resolve) => {
    const leave = () => {
      if (redirect) location.assign(redirect.url);
      else location.reload();
      setTimeout(resolve, STAYED);
    };
    const timer = setTimeout(leave, redirect ? redirect.delay : REFRESH_DELAY);
    // The visitor has come back, and the browser shows the page from its back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && resolve(), { signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
