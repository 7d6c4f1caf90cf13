import { togglePassword } from '@stirrup/cms/password';
import { behaviour } from '@stirrup/runtime';
import { printedToggle } from './printed-toggle.ts';
import { passwordToggleProps } from './props.ts';

/** Lets the button that the page prints show and hide a password. */
export default behaviour({ props: passwordToggleProps }, ({ island: { element: wrapper, signal } }) => {
  const toggle = printedToggle(wrapper);
  if (toggle) togglePassword(toggle, signal);
});
