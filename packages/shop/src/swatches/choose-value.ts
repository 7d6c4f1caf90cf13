import { raise } from '@stirrup/cms';
import { ATTRIBUTE_NAME, EVENT } from './contract.ts';
import { attributeOf, selectsOf } from './find-select.ts';

/** One choice of a visitor's. */
interface Choosing {
  readonly item: HTMLElement;
  readonly select: HTMLSelectElement;
  readonly form: HTMLElement | null;
  /** Empty clears. */
  readonly value: string;
  /** The value does not go with the other choices: they are cleared first (§1.9). */
  readonly clearsOthers: boolean;
}

/**
 * Sets the select as a visitor would, and tells plugins (contracts/swatches-and-others.md §§1.6, 1.7): `change` and
 * `click` of the select, then the plugin's own event.
 */
export function chooseValue({ item, select, form, value, clearsOthers }: Choosing): void {
  const left = select.value;
  for (const other of clearsOthers && form ? selectsOf(form) : []) {
    if (other !== select && other.value !== '') setSelect(other, '');
  }
  setSelect(select, value);
  select.click();
  // Release 2.5.0 and later name the attribute; before, a cleared item told 0 in place of its value.
  const isLate = item.hasAttribute(ATTRIBUTE_NAME);
  const [name, told] = value ? [EVENT.selected, value] : [EVENT.unselected, isLate ? left : 0];
  raise(item, name, [...(isLate ? [attributeOf(select)] : []), told, select, form]);
}

function setSelect(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
