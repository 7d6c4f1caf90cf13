import type { PasswordToggle } from '@stirrup/cms/password';
import { OLD_SCRIPT } from '../is-left-to-old-script.ts';
import { ICON, TOGGLE } from './contract.ts';

/** The field and the button that the server has printed; the builder leaves out icons that nobody has chosen. */
export function printedToggle(wrapper: HTMLElement): PasswordToggle | undefined {
  const input = wrapper.querySelector('input');
  const button = wrapper.querySelector<HTMLElement>(TOGGLE);
  if (!input || !button) return undefined;
  const show = button.querySelector(ICON.show);
  const hide = button.querySelector(ICON.hide);
  const look = (isShown: boolean) => {
    // Without its counterpart an icon stays in either state: an empty button could not be found again.
    if (!show || !hide) return;
    show.classList.toggle(ICON.hidden, isShown);
    hide.classList.toggle(ICON.hidden, !isShown);
  };
  return { input, button, look, focusesInput: false, oldScripts: OLD_SCRIPT };
}
