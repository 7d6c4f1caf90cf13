import { keepAttributes } from '../../shared/keep-attributes.ts';
import { show } from '../form-fields/named-parts.ts';

/**
 * Shows on a button that its form is on its way; what comes back ends that. It keeps the focus, which `disabled` would take.
 * It may be any: one that came late, or one that stands outside of the form.
 */
export function showSending(button: Element): () => void {
  const restore = keepAttributes(button, ['aria-disabled', 'aria-busy']);
  show(button, 'sending', true);
  button.setAttribute('aria-disabled', 'true');
  button.setAttribute('aria-busy', 'true');
  return () => {
    show(button, 'sending', false);
    restore();
  };
}
