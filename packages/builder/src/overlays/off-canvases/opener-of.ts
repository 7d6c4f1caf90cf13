import { TOGGLE_IDS, TOGGLED_BY } from './contract.ts';

/** The opener of a panel, by the id that the page has printed on the panel. */
export function openerOf(panel: Element): Element | null {
  const id = panel.getAttribute(TOGGLED_BY);
  const selector = TOGGLE_IDS.map((attribute) => `[${attribute}="${CSS.escape(id ?? '')}"]`).join();
  return id ? document.querySelector(selector) : null;
}
