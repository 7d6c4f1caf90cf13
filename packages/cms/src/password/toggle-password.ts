import { membersOf, restoreAttribute } from '@stirrup/runtime';
import { hasLegacyScript } from '../legacy-scripts/has-legacy-script.ts';
import type { LegacyScript } from '../legacy-scripts/known-scripts.ts';
import { announce, prepareLiveRegions } from '../notices/announce.ts';
import { text } from '../texts/text.ts';
import { visibleText } from '../texts/visible-text.ts';
import { passwordTexts } from './texts.ts';

/** A password field, and the button that shows the password. */
export interface PasswordToggle {
  readonly input: HTMLInputElement;
  readonly button: HTMLElement;
  /** Shows the state in the markup, in addition to the button's name. */
  readonly showState: (isShown: boolean) => void;
  /** Focuses the field after the button was pressed. */
  readonly focusesInput: boolean;
  /** A script with the same effect; if still present, it does not receive the click. */
  readonly legacyScript: LegacyScript;
}

/**
 * Makes a button show and hide a password, until `signal` aborts. The button's name is its next action; each change is
 * announced. If no such names are known in the page's language, the printed one stays, and `aria-pressed` tells the state.
 * Submit and reset hide the password again.
 *
 * @example
 * ```html
 * <input type="password"> <button type="button">Show password</button>
 * ```
 * ```ts
 * togglePassword({ input, button, showState: () => {}, focusesInput: false, legacyScript: 'bricks-scripts' }, signal);
 * ```
 */
export function togglePassword(toggle: PasswordToggle, signal: AbortSignal): void {
  const { input, button, showState, focusesInput, legacyScript } = toggle;
  const printedName = button.getAttribute('aria-label');
  const printedState = button.getAttribute('aria-pressed');
  const visible = button.textContent.trim();
  const printed = [...button.childNodes];
  const isShown = () => input.type === 'text';
  const areNamesKnown = visibleText(passwordTexts, 'showPassword') && visibleText(passwordTexts, 'hidePassword');
  const keepsName = !areNamesKnown && Boolean(visible || printedName);

  const name = () => {
    if (keepsName) {
      button.setAttribute('aria-pressed', String(isShown()));
      return;
    }
    const next = text(passwordTexts, isShown() ? 'hidePassword' : 'showPassword');
    // Voice control needs a name that contains the visible text.
    if (visible === next) button.replaceChildren(...printed);
    else if (visible) button.textContent = next;
    else button.setAttribute('aria-label', next);
  };
  const show = (isToBeShown: boolean) => {
    const { selectionStart, selectionEnd, selectionDirection } = input;
    input.type = isToBeShown ? 'text' : 'password';
    // Browsers move the caret when the type changes.
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    showState(isToBeShown);
    name();
  };
  const hide = () => {
    if (isShown()) show(false);
  };
  const press = (event: Event) => {
    event.preventDefault();
    // Handled in the capture phase, so that a legacy script's listener on the button does not toggle it back.
    if (hasLegacyScript(legacyScript)) event.stopImmediatePropagation();
    show(!isShown());
    if (focusesInput) input.focus();
    announce(visibleText(passwordTexts, isShown() ? 'passwordShown' : 'passwordHidden') ?? '');
  };

  signal.addEventListener('abort', () => {
    hide();
    if (visible) button.replaceChildren(...printed);
    restoreAttribute(button, 'aria-label', printedName);
    restoreAttribute(button, 'aria-pressed', printedState);
  });
  button.addEventListener('click', press, { capture: true, signal });
  // Browsers store submitted text fields. In the capture phase, because a form that submits itself may stop the event.
  const form = input.form && membersOf(input.form);
  form?.addEventListener('submit', hide, { capture: true, signal });
  form?.addEventListener('reset', hide, { signal });
  prepareLiveRegions();
  name();
}
