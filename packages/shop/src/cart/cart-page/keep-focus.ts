import { URGENT_NOTICE } from '@stirrup/cms/notices';
import { EMPTY } from './contract.ts';

/**
 * Remembers that something on the page has the focus. What comes back gives it to the first of the heirs that can have
 * it, where it has gone with the markup: links, lines and fields of a cart come and go. A notice that asks for attention
 * gets it in its own time; without one an empty cart is the last heir.
 */
export function keepFocus(heirs: () => readonly (Element | null | undefined)[]): () => void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) return () => {};
  return () => {
    const { activeElement: now } = document;
    if (now && now !== body && now.checkVisibility()) return;
    const empty = document.querySelector(URGENT_NOTICE) ? null : document.querySelector<HTMLElement>(EMPTY);
    if (empty) empty.tabIndex = -1;
    const heir = [...heirs(), empty].find((element) => element?.checkVisibility());
    if (heir instanceof HTMLElement) heir.focus();
  };
}
