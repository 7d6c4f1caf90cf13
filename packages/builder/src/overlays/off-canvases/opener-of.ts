import { pageRegistry } from '@stirrup/runtime';
import { TOGGLE_IDS, TOGGLED_BY } from './contract.ts';

/** Openers of panels that were opened before their islands were up. */
export function pendingOpeners(): WeakMap<Element, Element> {
  return pageRegistry().shared('off-canvas/openers', () => new WeakMap<Element, Element>());
}

/**
 * The opener of a panel: the one that was recorded for it, which counts once, else that with the id that the page has
 * printed on the panel, unless that is the panel's own.
 */
export function openerOf(panel: Element): Element | null {
  const pending = pendingOpeners().get(panel);
  pendingOpeners().delete(panel);
  if (pending) return pending;
  const id = panel.getAttribute(TOGGLED_BY);
  const selector = TOGGLE_IDS.map((attribute) => `[${attribute}="${CSS.escape(id ?? '')}"]`).join();
  const opener = id ? document.querySelector(selector) : null;
  return opener === panel ? null : opener;
}
