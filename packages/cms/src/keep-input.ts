import { membersOf } from '@stirrup/runtime';
import { type Control, isCheckable, isEntered } from './controls.ts';

const CONTROLS = 'input, select, textarea';

/**
 * For `keep` of the door: remembers the visitor's entries and choices below an element. Returns a function that enters
 * them into the new controls of the same name, caret included; of several, into the one with the same id, or in the same
 * place. Files cannot be entered again: they survive only in a control that keeps its node.
 *
 * @example
 * ```ts
 * import { keepInput } from '@stirrup/cms/keep-input';
 *
 * replaceHtml(payment, html, { keep: keepInput });
 * ```
 * @param isSettled Controls that are to show the server's value. @default none
 */
export function keepInput(
  target: Element,
  isSettled: (control: Control) => boolean = () => false,
): (root: Element | undefined) => void {
  const controls = controlsOf(target);
  const entered = controls.flatMap((control) => {
    const isKnown = control.id !== '' || control.name !== '';
    const enter = isKnown && isEntered(control) && !isSettled(control) ? entryOf(control) : undefined;
    if (!enter) return [];
    const selector = selectorOf(control);
    const alike = controls.filter((one) => one.matches(selector));
    return [{ id: alike.length === 1 ? '' : control.id, selector, place: alike.indexOf(control), enter }];
  });
  return (root) => {
    const present = root ? controlsOf(root) : [];
    for (const { id, selector, place, enter } of entered) {
      const named = present.filter((control) => control.matches(selector));
      // Ids may be new in each answer, as those of quantities are (woocommerce.md §3.8).
      const successor = (id && present.find((control) => control.id === id)) || named[place];
      if (successor) enter(successor);
    }
  };
}

function controlsOf(root: Element): Control[] {
  const inside = [...membersOf(root).querySelectorAll<Control>(CONTROLS)];
  return isControl(root) ? [root, ...inside] : inside;
}

function isControl(element: Element): element is Control {
  return membersOf(element).matches(CONTROLS);
}

/** Copies the entry of one control to another. A radio button is cleared by choosing another one. */
function entryOf(control: Control): ((successor: Control) => void) | undefined {
  if (control.type === 'file' || control.type === 'hidden') return undefined;
  const { value } = control;
  if (!isCheckable(control)) {
    const caret = control === document.activeElement ? caretOf(control) : null;
    return (successor) => {
      const isList = successor instanceof HTMLSelectElement;
      const isOffered = !isList || [...successor.options].some((one) => one.value === value);
      if (!isOffered || successor.value === value) return;
      successor.value = value;
      if (!isList && caret !== null && caretOf(successor) !== null) successor.setSelectionRange(caret, caret);
    };
  }
  const { checked, type } = control;
  if (type === 'radio' && !checked) return undefined;
  return (successor) => {
    if (isCheckable(successor)) successor.checked = checked;
  };
}

/** The end of the selection; null for controls without one, such as number fields. */
function caretOf(control: Control): number | null {
  return control instanceof HTMLSelectElement ? null : control.selectionEnd;
}

function selectorOf(control: Control): string {
  const value = isCheckable(control) ? `[value="${CSS.escape(control.value)}"]` : '';
  return `[name="${CSS.escape(control.name)}"]${value}`;
}
