import { TOGGLE_IDS, TOGGLED_BY } from './contract.ts';

/** The opener of a panel, by the id that the page has printed on the panel, unless that is the panel's own. */
export function openerOf(panel: Element): Element | null {
  const id = panel.getAttribute(TOGGLED_BY);
  const selector = TOGGLE_IDS.map((attribute) => `[${attribute}="${CSS.escape(id ?? '')}"]`).join();
  const opener = id ? document.querySelector(selector) : null;
  return opener === panel ? null : opener;
}
