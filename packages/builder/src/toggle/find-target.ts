import { NESTED_NAV, PANEL } from '../off-canvases/contract.ts';

/** What a toggle toggles; looked up each time, since it may come later than the toggle. */
export function findTarget(toggle: Element, selector: string): HTMLElement | undefined {
  const named = selector ? document.querySelector(selector) : null;
  const around = named ?? toggle.closest(`${PANEL}, ${NESTED_NAV}`);
  const found = around ?? (selector ? null : document.querySelector(PANEL));
  return found instanceof HTMLElement ? found : undefined;
}
