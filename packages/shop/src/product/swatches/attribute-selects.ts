import { membersOf, rootSelector } from '@stirrup/runtime';
import { attributeOf } from '../variation-data/choice-of.ts';
import { ATTRIBUTE_NAME } from '../variation-data/data-contract.ts';
import { FORM, LABEL, SELECTS } from './contract.ts';
import { loopSelector } from './loop-selector.ts';

/** The form of a list of swatches, or its equivalent in a list of products. */
export function formOf(root: Element): HTMLElement | null {
  return root.closest<HTMLElement>(`${FORM}, ${rootSelector('variations')}, ${loopSelector()}`);
}

/** The selects of a form, one per attribute. */
export function selectsOf(form: ParentNode): readonly HTMLSelectElement[] {
  return [...membersOf(form).querySelectorAll<HTMLSelectElement>(SELECTS)];
}

/**
 * The label of a select's attribute: the select's own, or, since ids may be repeated or wrong, the name of the list behind
 * it or the label in the cell before them.
 */
export function attributeLabel(select: HTMLSelectElement): string {
  const label = select.labels[0] ?? select.closest('td, li')?.previousElementSibling?.querySelector(LABEL);
  return label?.textContent.trim() || select.nextElementSibling?.getAttribute('aria-label') || attributeOf(select);
}

/**
 * The select of a list: beside it, in the same cell or in the form; found by the attribute's name on the list, on the
 * builder's hidden field or on the plugin's items in it. Undefined if it is ambiguous or missing.
 */
export function findSelect(root: HTMLElement): HTMLSelectElement | undefined {
  const carrier = root.hasAttribute(ATTRIBUTE_NAME) ? root : root.querySelector(`[${ATTRIBUTE_NAME}]`);
  const name = carrier?.getAttribute(ATTRIBUTE_NAME);
  const named = selectsIn(formOf(root) ?? root.parentElement).find((select) => attributeOf(select) === name);
  const before = root.previousElementSibling;
  const beside = before instanceof HTMLSelectElement ? [before] : selectsIn(root.parentElement);
  // If no select has that name, a select that is alone with the list is the more likely one.
  return named ?? (!name || beside.length === 1 ? beside[0] : undefined);
}

function selectsIn(place: Element | null): readonly HTMLSelectElement[] {
  return place ? [...membersOf(place).querySelectorAll('select')] : [];
}
