import { type DialectNames, membersOf, showState, showsState } from '@stirrup/runtime';
import type { FormPart, FormState } from '../form/contract.ts';

/** The names of a form's parts and states in its dialect. */
export type FormNames = DialectNames<FormPart, FormState>;

const known = new WeakMap<Element, FormNames>();

/** Remembers the names of a form's parts and states for later look-ups in it: fields may come and go. */
export function nameForm(form: HTMLFormElement, names: FormNames): void {
  known.set(form, names);
}

/** The parts of this name below a form, or below something in it. */
export function partsIn(root: Element, part: FormPart): HTMLElement[] {
  return [...membersOf(root).querySelectorAll<HTMLElement>(selectorAt(root, part))];
}

/** The first part of this name. */
export function partIn(root: Element, part: FormPart): HTMLElement | null {
  return membersOf(root).querySelector<HTMLElement>(selectorAt(root, part));
}

/** The part of this name that an element is, or stands in. */
export function partAround(element: Element, part: FormPart): HTMLElement | null {
  return element.closest<HTMLElement>(selectorAt(element, part));
}

/** Shows a state of something in a form, or takes it back. */
export function show(element: Element, state: FormState, isOn: boolean): void {
  const name = namesAt(element)?.states[state];
  if (name) showState(element, name, isOn);
}

/** Whether something in a form shows a state. */
export function isShown(element: Element, state: FormState): boolean {
  const name = namesAt(element)?.states[state];
  return name !== undefined && showsState(element, name);
}

/** The selector of a part in a form; it matches nothing where the part has no name. */
export function selectorAt(element: Element, part: FormPart): string {
  return namesAt(element)?.parts[part] ?? ':not(*)';
}

function namesAt(element: Element): FormNames | undefined {
  if (element instanceof HTMLFormElement) return known.get(element);
  // A button may stand outside of the form that it sends.
  const form = element instanceof HTMLButtonElement ? element.form : element.closest('form');
  return form ? known.get(form) : undefined;
}
