import { membersOf } from '@stirrup/runtime';
import { show } from '../form-fields/named-parts.ts';
import { keepAttributes } from '../keep-attributes.ts';
import { SUBMITTING_ATTRIBUTE } from './contract.ts';

/**
 * Shows that a form is on its way; what comes back ends that, and so does the signal. The button keeps the focus, which
 * `disabled` would take.
 */
export function showSending(form: HTMLFormElement, button: Element | null, signal: AbortSignal): () => void {
  const restore = button && keepAttributes(button, ['aria-disabled', 'aria-busy']);
  if (button) show(button, 'sending', true);
  button?.setAttribute('aria-disabled', 'true');
  button?.setAttribute('aria-busy', 'true');
  membersOf(form).setAttribute(SUBMITTING_ATTRIBUTE, 'true');
  const release = () => {
    if (button) show(button, 'sending', false);
    restore?.();
  };
  signal.addEventListener('abort', release);
  return () => {
    // The form is somebody else's by then.
    if (signal.aborted) return;
    signal.removeEventListener('abort', release);
    release();
    membersOf(form).setAttribute(SUBMITTING_ATTRIBUTE, 'false');
  };
}
