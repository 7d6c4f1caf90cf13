import { CLOSE_LOGIN_FRAME, REFRESH_DELAY, REMOVE_PICTURE, UNLOCK_FIELD } from './contract.ts';
import type { FormAnswer } from './form-answer.ts';

/** Empties a form whose entries have been taken, pictures of the media library and rich text included. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset();
  for (const button of form.querySelectorAll<HTMLElement>(REMOVE_PICTURE)) button.click();
}

/**
 * Closes the dialog that WordPress has opened over a page whose visitor was logged out, and in whose frame the form
 * stands. Of another site's page around it nothing is known, and nothing done.
 */
export function closeLoginFrame(form: HTMLFormElement): void {
  if (window.top === window || form.querySelector(UNLOCK_FIELD)) return;
  try {
    window.top?.document.querySelector<HTMLElement>(CLOSE_LOGIN_FRAME)?.click();
  } catch {
    // The frame's page is another site's.
  }
}

/**
 * Leaves the page, where the answer says so. Resolves when it is left alone: at once, or when the visitor stays on it
 * all the same (a place further down it, a download, the way back).
 */
export function leave({ redirect, refreshes }: FormAnswer, signal: AbortSignal): Promise<void> {
  if (!redirect && !refreshes) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => {
        if (redirect) location.assign(redirect.url);
        else location.reload();
        setTimeout(resolve, STAYED);
      },
      redirect ? redirect.delay : REFRESH_DELAY,
    );
    addEventListener('pageshow', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** After this time, in ms, a page that was to be left is still there, and its form can be sent again. */
const STAYED = 5000;
