import { keepAttributes } from '../keep-attributes.ts';
import { SENDING_CLASS, SUBMITTING_ATTRIBUTE } from './contract.ts';

/** Shows that a form is on its way; what comes back ends that. The button keeps the focus, which `disabled` would take. */
export function showSending(form: HTMLFormElement, button: Element | null): () => void {
  const restore = button && keepAttributes(button, ['aria-disabled', 'aria-busy']);
  button?.classList.add(SENDING_CLASS);
  button?.setAttribute('aria-disabled', 'true');
  button?.setAttribute('aria-busy', 'true');
  form.setAttribute(SUBMITTING_ATTRIBUTE, 'true');
  return () => {
    button?.classList.remove(SENDING_CLASS);
    restore?.();
    form.setAttribute(SUBMITTING_ATTRIBUTE, 'false');
  };
}
