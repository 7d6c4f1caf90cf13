import { type Control, isCheckable, isEntered } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { COUNTRY } from './contract.ts';

const CONTROL = 'input:not([type="hidden"]), select, textarea';

/**
 * Remembers the visitor's entries in a region, except settled ones: the server has received those, and its answer
 * counts. Returns a function that enters them again in the server's new markup, caret included.
 */
export function keepEntries(
  region: ParentNode,
  isSettled: (control: Control) => boolean,
): (region: ParentNode) => void {
  const entries = [...membersOf(region).querySelectorAll<Control>(CONTROL)]
    .filter((control) => control.name && isEntered(control) && !isSettled(control))
    .map((control) => {
      const { name, value } = control;
      const input = control instanceof HTMLInputElement ? control : undefined;
      const isTick = isCheckable(control);
      const selector = `[name="${CSS.escape(name)}"]${isTick ? `[value="${CSS.escape(value)}"]` : ''}`;
      const caret = control === document.activeElement ? input?.selectionStart : undefined;
      return { selector, value, isTick, isTicked: input?.checked === true, caret };
    });
  return (now) => {
    for (const { selector, value, isTick, isTicked, caret } of entries) {
      const control = membersOf(now).querySelector<Control>(selector);
      if (!control) continue;
      const input = control instanceof HTMLInputElement ? control : undefined;
      if (input && isTick) input.checked = isTicked;
      else control.value = value;
      // Number fields refuse to set the caret.
      if (typeof caret === 'number') input?.setSelectionRange(caret, caret);
      // The states of a country have to be listed before one of them can be entered.
      if (control.matches(COUNTRY)) control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  };
}
