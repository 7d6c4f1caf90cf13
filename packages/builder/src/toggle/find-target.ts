import { NESTED_NAV, PANEL } from '../off-canvases/contract.ts';

/** What a toggle toggles; looked up each time, since it may come later than the toggle. */
export function findTarget(toggle: Element, selector: string): Element | null {
  const named = selector ? document.querySelector(selector) : null;
  const around = named ?? toggle.closest(`${PANEL}, ${NESTED_NAV}`);
  return around ?? (selector ? null : document.querySelector(PANEL));
}
