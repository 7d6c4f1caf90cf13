import { type Control, isCheckable } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import { CONTROL, HONEYPOT, NAME_PREFIX } from './contract.ts';
import { partAround } from './named-parts.ts';

/** True if this is a control to validate: not disabled, read-only or hidden, not a button, not a honeypot. */
export function mayBeWrong(target: unknown): target is Control {
  return isControl(target) && target.willValidate && !target.matches(HONEYPOT);
}

function isControl(target: unknown): target is Control {
  return target instanceof Element && target.matches(CONTROL);
}

/**
 * The controls to validate of a form, also those outside of it, or below another element, with only the first one of
 * each group of choices.
 */
export function controlsIn(root: Element): Control[] {
  const isForm = root instanceof HTMLFormElement;
  const elements = isForm ? membersOf(root).elements : root.querySelectorAll(CONTROL);
  const controls = [...elements].filter(mayBeWrong);
  return [...new Set(controls.map(firstChoice))];
}

/** Controls of a form that match a selector, also those outside of it (`form="…"`). */
export function controlsOf<C extends Element>(form: HTMLFormElement, selector: string): C[] {
  return [...membersOf(form).elements].filter((element): element is Element & C => element.matches(selector));
}

/** The representative of a control: itself, or the first choice of its group. */
export function firstChoice(control: Control): Control {
  return choicesOf(control)[0] ?? control;
}

/**
 * The choices with the same name, of which one is enough: radio buttons of the same form, as for the browser, and checkboxes
 * of the same field. For any other control, the control alone.
 */
export function choicesOf(control: Control): Control[] {
  if (!isCheckable(control) || !control.name) return [control];
  const { name, type, form } = control;
  const isAlike = `input[type="${type}"][name="${CSS.escape(name)}"]`;
  const alike = type === 'radio' && form ? controlsOf(form, isAlike) : [...fieldOf(control).querySelectorAll(isAlike)];
  return alike.filter(mayBeWrong).filter((choice) => choice.form === form);
}

/** The container of a control and of its validation error. */
export function fieldOf(control: Control): Element {
  const parent = (control.closest('label') ?? control).parentElement;
  return partAround(control, 'field') ?? parent ?? control;
}

/** True if a visitor sees a control, or the theme's replacement for it. */
export function isRendered(control: Control): boolean {
  return fieldOf(control).checkVisibility();
}

/** The accessible name of a control; for choices, the name of their group. */
export function nameOf(control: Control): string {
  const field = fieldOf(control);
  const id = field.getAttribute('aria-labelledby');
  const whole = isCheckable(control) && textOf((id && document.getElementById(id)) || field.querySelector('legend'));
  const own = control.getAttribute('aria-label') || textOf(control.labels?.[0]) || control.getAttribute('placeholder');
  return whole || own || control.name;
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.trim() ?? '';
}

/** Possible names and ids of a field, by its own part of the name, or by the whole name. */
export function namesOf(key: string): string[] {
  return [key, `${key}[]`, `${NAME_PREFIX}${key}`, `${NAME_PREFIX}${key}[]`];
}

/** The control that a server names: by its name, its id, or the field's own part of either. */
export function findControl(form: Element, key: string): Control | undefined {
  const names = namesOf(key);
  return controlsIn(form).find(({ name, id }) => names.includes(name) || names.includes(id));
}
