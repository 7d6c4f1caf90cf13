import { URGENT_NOTICE } from '@stirrup/cms/notices';
import { EMPTY } from './contract.ts';

/**
 * Remembers whether an element on the page has the focus. Returns a function for use after the markup was replaced: if
 * the focused element has gone, it focuses the first focusable candidate, because links, lines and fields of a cart
 * come and go. Alerts take the focus themselves, later; without one, the empty cart's message is the last candidate.
 */
export function focusAfterwards(focusCandidates: () => readonly (Element | null | undefined)[]): () => void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return () => {};
  return () => {
    const { activeElement: now } = document;
    if (now && now !== body && now.checkVisibility()) return;
    const empty = document.querySelector(URGENT_NOTICE) ? null : document.querySelector<HTMLElement>(EMPTY);
    if (empty) empty.tabIndex = -1;
    const candidate = [...focusCandidates(), empty].find((element) => element?.checkVisibility());
    if (candidate instanceof HTMLElement) candidate.focus();
  };
}
