import { INTERACTION } from '../../shared/interactions-contract.ts';
import { findInteractions } from '../../shared/known-interactions.ts';

/**
 * True if a control in a popup closes it: its part `close`, one that controls it, or an interaction on click that hides
 * something or names the popup, as animations that end in closing do.
 *
 * @param close Selector of the part, if the dialect has one.
 */
export function hasCloser(popup: Element, id: string, close = ':not(*)'): boolean {
  if (popup.querySelector(`${close}, [aria-controls~="${CSS.escape(popup.id)}"]`)) return true;
  return findInteractions(
    ({ trigger, action, templateId }) =>
      trigger === 'click' && (action === INTERACTION.hide || String(templateId) === id),
  ).some((source) => popup.contains(source));
}
