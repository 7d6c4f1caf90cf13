import { rootSelector } from '@stirrup/runtime';
import { nestedNav } from '../off-canvases/nested-nav.ts';

/** The target of a toggle. It is looked up each time, since it may be added later than the toggle. */
export function findTarget(toggle: Element, selector: string): HTMLElement | undefined {
  const panel = rootSelector('off-canvas');
  const named = selector ? document.querySelector(selector) : null;
  const around = named ?? toggle.closest(`${panel}, ${nestedNav()}`);
  const found = around ?? (selector ? null : document.querySelector(panel));
  return found instanceof HTMLElement ? found : undefined;
}
