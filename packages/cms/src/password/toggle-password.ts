import { membersOf, restoreAttribute } from '@stirrup/runtime';
import { hasLegacyScript } from '../legacy-scripts/has-legacy-script.ts';
import type { LegacyScript } from '../legacy-scripts/known-scripts.ts';
import { announce, prepareLiveRegions } from '../notices/announce.ts';
import { text } from '../texts/text.ts';
import { visibleText } from '../texts/visible-text.ts';
import { passwordTexts } from './texts.ts';

/** A field for a password, and the button that shows it. */
export interface PasswordToggle {
  readonly input: HTMLInputElement;
  readonly button: HTMLElement;
  /** Shows on the markup, beside the button's name, whether the password can be seen. */
  readonly look: (isShown: boolean) => void;
  /** Whether the field gets the focus when the button was pressed. */
  readonly focusesInput: boolean;
  /** A script that does the same; where it still is, it does not hear of a press. */
  readonly legacyScript: LegacyScript;
}

/**
 * Lets a button show and hide a password, until `signal` aborts. The button's name says what it would do next; that it was
 * done is announced. Submit and reset hide the password again.
 *
 * @example
 * ```html
 * <input type="password"> <button type="button">Show password</button>
 * ```
 * ```ts
 * togglePassword({ input, button, look: () => {}, focusesInput: false, legacyScript: 'bricks-scripts' }, signal);
 * ```
 */
export function togglePassword(toggle: PasswordToggle, signal: AbortSignal): void {
  const { input, button, look, focusesInput, legacyScript } = toggle;
  const printedName = button.getAttribute('aria-label');
  const words = button.textContent.trim();
  const printed = [...button.childNodes];
  const isShown = () => input.type === 'text';

  const name = () => {
    const next = text(passwordTexts, isShown() ? 'hidePassword' : 'showPassword');
    // A name that differs from the words on the button could not be spoken to it.
    if (words === next) button.replaceChildren(...printed);
    else if (words) button.textContent = next;
    else button.setAttribute('aria-label', next);
  };
  const show = (isToBeShown: boolean) => {
    const { selectionStart, selectionEnd, selectionDirection } = input;
    input.type = isToBeShown ? 'text' : 'password';
    // Browsers put the caret elsewhere when the type changes.
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    look(isToBeShown);
    name();
  };
  const hide = () => {
    if (isShown()) show(false);
  };
  const press = (event: Event) => {
    event.preventDefault();
    // Heard on its way down, the click does not reach a legacy script's listener on the button: it would flip it back.
    if (hasLegacyScript(legacyScript)) event.stopImmediatePropagation();
    show(!isShown());
    if (focusesInput) input.focus();
    announce(visibleText(passwordTexts, isShown() ? 'passwordShown' : 'passwordHidden') ?? '');
  };

  signal.addEventListener('abort', () => {
    hide();
    if (words) button.replaceChildren(...printed);
    restoreAttribute(button, 'aria-label', printedName);
  });
  button.addEventListener('click', press, { capture: true, signal });
  // Browsers remember submitted text fields. In the capture phase: a form that sends itself may stop the event.
  const form = input.form && membersOf(input.form);
  form?.addEventListener('submit', hide, { capture: true, signal });
  form?.addEventListener('reset', hide, { signal });
  prepareLiveRegions();
  name();
}
