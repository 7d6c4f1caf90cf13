import { URGENT_NOTICE } from '@stirrup/cms/notices';
import { EMPTY } from './contract.ts';

/**
 * Remembers whether an element on the page has the focus. Returns a function for use after the markup was replaced: if
 * the focused element has gone, it focuses the first focusable candidate, because links, lines and fields of a cart
 * come and go. Alerts take the focus themselves, later; without one, the empty cart's message is the last candidate. A
 * visitor who was at an alert stays there: those of a refresh take no focus.
 */
export function focusAfterwards(focusCandidates: () => readonly (Element | null | undefined)[]): () => void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return () => {};
  const wasAtAlert = activeElement.closest(URGENT_NOTICE) !== null;
  return () => {
    const { activeElement: now } = document;
    if (now && now !== body && now.checkVisibility()) return;
    const alerts = [...document.querySelectorAll(URGENT_NOTICE)];
    const last = alerts.length === 0 ? document.querySelector(EMPTY) : undefined;
    const candidate = [...focusCandidates(), ...(wasAtAlert ? alerts : []), last].find((element) =>
      element?.checkVisibility(),
    );
    if (!(candidate instanceof HTMLElement)) return;
    const isAlert = alerts.includes(candidate);
    if (isAlert || candidate === last) candidate.tabIndex = -1;
    candidate.focus({ preventScroll: isAlert });
  };
}
