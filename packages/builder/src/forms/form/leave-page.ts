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
    const life = new AbortController();
    const stay = () => {
      clearTimeout(timer);
      life.abort();
      resolve();
    };
    const leave = () => {
      if (redirect) location.assign(redirect.url);
      else location.reload();
      timer = setTimeout(stay, STAYED);
    };
    let timer = setTimeout(leave, redirect ? redirect.delay : REFRESH_DELAY);
    // The visitor has left before or after that, and come back: the browser shows the page from its back/forward cache.
    addEventListener('pageshow', ({ persisted }) => persisted && stay(), { signal: life.signal });
    signal.addEventListener('abort', stay, { signal: life.signal });
  });
}
