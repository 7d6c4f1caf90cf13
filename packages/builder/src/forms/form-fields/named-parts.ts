import { type DialectNames, membersOf, showState, showsState } from '@stirrup/runtime';
import type { FormPart, FormState } from '../form/contract.ts';

/** The names of a form's parts and states in its dialect. */
export type FormNames = DialectNames<FormPart, FormState>;

const known = new WeakMap<Element, FormNames>();

/** Records the names of a form's parts and states for later lookups: fields may be added and removed. */
export function nameForm(form: HTMLFormElement, names: FormNames): void {
  known.set(form, names);
}

/** The parts with this name below a form, or below an element in it. */
export function partsIn(root: Element, part: FormPart): HTMLElement[] {
  return [...membersOf(root).querySelectorAll<HTMLElement>(selectorAt(root, part))];
}

/** The first part with this name. */
export function partIn(root: Element, part: FormPart): HTMLElement | null {
  return membersOf(root).querySelector<HTMLElement>(selectorAt(root, part));
}

/** The part with this name that is, or contains, an element. */
export function partAround(element: Element, part: FormPart): HTMLElement | null {
  return element.closest<HTMLElement>(selectorAt(element, part));
}

/** Sets or clears a state of an element in a form. */
export function show(element: Element, state: FormState, isOn: boolean): void {
  const name = namesAt(element)?.states[state];
  if (name) showState(element, name, isOn);
}

/** True if an element in a form has a state. */
export function isShown(element: Element, state: FormState): boolean {
  const name = namesAt(element)?.states[state];
  return name !== undefined && showsState(element, name);
}

/** The selector of a part in a form; it matches nothing if the dialect has no such part. */
export function selectorAt(element: Element, part: FormPart): string {
  return namesAt(element)?.parts[part] ?? ':not(*)';
}

function namesAt(element: Element): FormNames | undefined {
  const form = element instanceof HTMLFormElement ? element : formOf(element);
  return form ? known.get(form) : undefined;
}

/** The form around an element; a control or a submit button may be outside its form. */
export function formOf(element: Element): HTMLFormElement | null {
  const owner = 'form' in element ? element.form : null;
  return owner instanceof HTMLFormElement ? owner : element.closest('form');
}
