import { INTERACTION } from '../../shared/interactions-contract.ts';
import { findInteractions } from '../../shared/known-interactions.ts';
import { ACT } from './contract.ts';

/**
 * True if a control in a popup closes it: its part `close`, one that controls it, or an interaction on click that hides
 * it, or that names it and does not show it, as animations that end in closing do.
 *
 * @param close Selector of the part, if the dialect has one.
 */
export function hasCloser(popup: Element, id: string, close = ':not(*)'): boolean {
  if (popup.querySelector(`${close}, [aria-controls~="${CSS.escape(popup.id)}"]`)) return true;
  return findInteractions(({ trigger, action, target, targetSelector, templateId }) => {
    if (trigger !== 'click') return false;
    if (target === ACT.onPopup) return action !== ACT.show && String(templateId) === id;
    return action === INTERACTION.hide && target === ACT.onMatches && matches(popup, String(targetSelector));
  }).some((source) => popup.contains(source));
}

function matches(popup: Element, selector: string): boolean {
  try {
    return popup.matches(selector);
  } catch {
    return false;
  }
}
