import { membersOf } from '@stirrup/runtime';
import { CONTROL, FIELD, STEP, SUBMIT_BUTTON } from '../form-fields/contract.ts';

/** A part of a form that is filled in by itself. */
export interface Step {
  /** What carries the attribute. */
  readonly marker: HTMLElement;
  readonly elements: readonly HTMLElement[];
}

/**
 * The steps of a form: elements around their fields, or, where a page builder prints one field beside the other, what follows
 * a heading up to the next.
 */
export function findSteps(form: HTMLFormElement): Step[] {
  return [...membersOf(form).querySelectorAll<HTMLElement>(STEP)].map((marker) => ({
    marker,
    elements: marker.querySelector(CONTROL) ? [marker] : fromHeading(marker),
  }));
}

/** What sends the form, as far as it is in no step: it comes with the last one. */
export function findEnd(form: HTMLFormElement): HTMLElement[] {
  return [...membersOf(form).querySelectorAll<HTMLElement>(SUBMIT_BUTTON)]
    .filter((button) => !button.closest(STEP))
    .map((button) => button.closest<HTMLElement>(FIELD) ?? button);
}

function fromHeading(marker: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = [];
  let next: Element | null = marker.closest(FIELD) ?? marker;
  do {
    if (next instanceof HTMLElement) elements.push(next);
    next = next.nextElementSibling;
  } while (next && ![STEP, SUBMIT_BUTTON].some((ending) => next?.matches(ending) || next?.querySelector(ending)));
  return elements;
}
