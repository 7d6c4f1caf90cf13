import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { passwordTexts, text, visibleText } from '@stirrup/cms/texts';
import { behaviour } from '@stirrup/runtime';
import { LEGACY_SCRIPT } from './contract.ts';
import { printedToggle } from './printed-toggle.ts';
import { passwordToggleProps } from './props.ts';
import { shopToggle } from './shop-toggle.ts';

/** Shows and hides a password. The button's name says what it would do next; that it was done is announced. */
export default behaviour(passwordToggleProps, (element, _options, signal) => {
  const toggle = element instanceof HTMLInputElement ? shopToggle(element) : printedToggle(element);
  if (!toggle) return;
  const { input, button, look, focusesInput, undo } = toggle;
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
  const press = (event: Event) => {
    event.preventDefault();
    // Heard on its way down, the click does not reach an old script's listener on the button: it would flip it back.
    if (document.querySelector(Object.values(LEGACY_SCRIPT).join())) event.stopImmediatePropagation();
    show(!isShown());
    if (focusesInput) input.focus();
    announce(visibleText(passwordTexts, isShown() ? 'passwordShown' : 'passwordHidden') ?? '');
  };

  signal.addEventListener('abort', () => {
    if (isShown()) show(false);
    if (words) button.replaceChildren(...printed);
    if (printedName === null) button.removeAttribute('aria-label');
    else button.setAttribute('aria-label', printedName);
    undo();
  });
  button.addEventListener('click', press, { capture: true, signal });
  // Browsers remember what was sent from a field of text.
  input.form?.addEventListener('submit', () => isShown() && show(false), { signal });
  prepareLiveRegions();
  name();
});
