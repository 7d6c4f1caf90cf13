import { togglePassword } from '@stirrup/cms/password';
import { behaviour } from '@stirrup/runtime';
import { makeToggle } from './make-toggle.ts';
import { passwordFieldProps } from './props.ts';

/**
 * Adds a button to a password field that shows or hides the password.
 *
 * A behaviour: the field's own `type` is the state, and the field has no parts.
 */
export default behaviour({ props: passwordFieldProps }, ({ island: { element, signal } }) => {
  const made = element instanceof HTMLInputElement && makeToggle(element);
  if (!made) return;
  togglePassword(made.toggle, signal);
  signal.addEventListener('abort', made.undo);
});
