import { membersOf } from '@stirrup/runtime';
import { type Control, isCheckable, isEntered } from './door/is-entered.ts';

const CONTROLS = 'input, select, textarea';

/**
 * For `keep` of the door: remembers the visitor's entries and choices below an element. Returns a function that enters
 * them into the new controls of the same id or name. Files cannot be entered again: they survive only in a control that
 * keeps its node.
 *
 * @example
 * ```ts
 * import { keepInput } from '@stirrup/cms/keep-input';
 *
 * replaceHtml(payment, html, { keep: keepInput });
 * ```
 */
export function keepInput(target: Element): (root: Element | undefined) => void {
  const entered = controlsOf(target).flatMap((control) => {
    const isKnown = control.id !== '' || control.name !== '';
    const enter = isKnown && isEntered(control) ? entryOf(control) : undefined;
    return enter ? [{ selector: selectorOf(control), enter }] : [];
  });
  return (root) => {
    const present = root ? controlsOf(root) : [];
    for (const { selector, enter } of entered) {
      const successor = present.find((control) => control.matches(selector));
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
    return (successor) => {
      const isOffered =
        !(successor instanceof HTMLSelectElement) || [...successor.options].some((one) => one.value === value);
      if (isOffered && successor.value !== value) successor.value = value;
    };
  }
  const { checked, type } = control;
  if (type === 'radio' && !checked) return undefined;
  return (successor) => {
    if (isCheckable(successor)) successor.checked = checked;
  };
}

function selectorOf(control: Control): string {
  if (control.id) return `#${CSS.escape(control.id)}`;
  const value = isCheckable(control) ? `[value="${CSS.escape(control.value)}"]` : '';
  return `${control.localName}[name="${CSS.escape(control.name)}"]${value}`;
}
