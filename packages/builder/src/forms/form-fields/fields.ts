import { membersOf } from '@stirrup/runtime';
import { CONTROL, HONEYPOT, NAME_PREFIX } from './contract.ts';
import { partAround } from './named-parts.ts';

/** A control that visitors fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether this is a control that may be wrong: none that is disabled, read-only or hidden, no button, no trap. */
export function mayBeWrong(target: unknown): target is Control {
  return isControl(target) && target.willValidate && !target.matches(HONEYPOT);
}

function isControl(target: unknown): target is Control {
  return target instanceof Element && target.matches(CONTROL);
}

/** The controls below an element that may be wrong; of choices that belong together, the first. */
export function controlsIn(root: Element): Control[] {
  const controls = [...membersOf(root).querySelectorAll(CONTROL)].filter(mayBeWrong);
  return [...new Set(controls.map(firstChoice))];
}

/** The representative of a control: itself, or the first choice of its group. */
export function firstChoice(control: Control): Control {
  return choicesOf(control)[0] ?? control;
}

/** The choices of the same name in the same field, of which one is enough; any other control stands for itself. */
export function choicesOf(control: Control): Control[] {
  if (!isChoice(control) || !control.name) return [control];
  const { name, type } = control;
  const alike = fieldOf(control).querySelectorAll(`input[type="${type}"][name="${CSS.escape(name)}"]`);
  return [...alike].filter(mayBeWrong);
}

/** Whether this is a checkbox or a radio button. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** The container of a control, and of its error message. */
export function fieldOf(control: Control): Element {
  const parent = (control.closest('label') ?? control).parentElement;
  return partAround(control, 'field') ?? parent ?? control;
}

/** Whether a visitor sees a control, or the theme's drawing in its place. */
export function isRendered(control: Control): boolean {
  return fieldOf(control).checkVisibility();
}

/** The name of a control; choices are named as a whole. */
export function nameOf(control: Control): string {
  const field = fieldOf(control);
  const id = field.getAttribute('aria-labelledby');
  const whole = isChoice(control) && textOf((id && document.getElementById(id)) || field.querySelector('legend'));
  const own = control.getAttribute('aria-label') || textOf(control.labels?.[0]) || control.getAttribute('placeholder');
  return whole || own || control.name;
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? '';
}

/** Names and ids that a field may have of which only its own part is known, or either of them whole. */
export function namesOf(key: string): string[] {
  return [key, `${key}[]`, `${NAME_PREFIX}${key}`, `${NAME_PREFIX}${key}[]`];
}

/** The control that a server means: by its name, by its id, or by the part of either that is the field's own. */
export function findControl(form: Element, key: string): Control | undefined {
  const names = namesOf(key);
  return controlsIn(form).find(({ name, id }) => names.includes(name) || names.includes(id));
}
