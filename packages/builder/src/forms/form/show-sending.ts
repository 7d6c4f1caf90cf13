import { keepAttributes } from '../../shared/keep-attributes.ts';
import { show } from '../form-fields/named-parts.ts';

/**
 * Shows on a button that its form is being sent; returns a function that ends this. The button keeps the focus, which
 * `disabled` would take away. It may be any submit button: one added late, or one outside the form.
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
