import { togglePassword } from '@stirrup/cms/password';
import { behaviour } from '@stirrup/runtime';
import { makeToggle } from './make-toggle.ts';
import { passwordFieldProps } from './props.ts';

/**
 * Gives a field for a password the button that the page prints none of.
 *
 * A behaviour: what shows is the field's own `type`, and nothing inside is looked up.
 */
export default behaviour({ props: passwordFieldProps }, ({ island: { element, signal } }) => {
  const made = element instanceof HTMLInputElement && makeToggle(element);
  if (!made) return;
  togglePassword(made.toggle, signal);
  signal.addEventListener('abort', made.undo);
});
