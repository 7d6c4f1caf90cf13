import { CONTROL } from '../form-fields/contract.ts';
import { partAround, partsIn, selectorAt } from '../form-fields/named-parts.ts';

/** A step of a form. */
export interface Step {
  /** The element with the step's attribute. */
  readonly marker: HTMLElement;
  readonly elements: readonly HTMLElement[];
}

/**
 * The steps of a form: elements around their fields, or, if a page builder prints all fields as siblings, the siblings
 * from one heading to the next.
 */
export function findSteps(form: HTMLFormElement): Step[] {
  return partsIn(form, 'step').map((marker) => ({
    marker,
    elements: marker.querySelector(CONTROL) ? [marker] : fromHeading(marker),
  }));
}

/** The submit buttons outside all steps; they show with the last step. */
export function findEnd(form: HTMLFormElement): HTMLElement[] {
  return partsIn(form, 'submit')
    .filter((button) => !partAround(button, 'step'))
    .map((button) => partAround(button, 'field') ?? button);
}

function fromHeading(marker: HTMLElement): HTMLElement[] {
  const elements: HTMLElement[] = [];
  const endings = [selectorAt(marker, 'step'), selectorAt(marker, 'submit')];
  let next: Element | null = partAround(marker, 'field') ?? marker;
  do {
    if (next instanceof HTMLElement) elements.push(next);
    next = next.nextElementSibling;
  } while (next && !endings.some((ending) => next?.matches(ending) || next?.querySelector(ending)));
  return elements;
}
