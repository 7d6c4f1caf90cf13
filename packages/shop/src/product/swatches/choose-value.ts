import { emit } from '@stirrup/cms';
import { attributeOf } from '../variation-data/choice-of.ts';
import { ATTRIBUTE_NAME } from '../variation-data/data-contract.ts';
import { knownVariations } from '../variation-data/known-variations.ts';
import { formOf, selectsOf } from './attribute-selects.ts';
import { EVENT } from './contract.ts';

/** One choice of a visitor. */
interface Choosing {
  readonly item: HTMLElement;
  readonly select: HTMLSelectElement;
  /** An empty value clears. */
  readonly value: string;
  /** The value conflicts with other choices, which are cleared first (swatches-and-others.md §1.9). */
  readonly isAtOdds: boolean;
}

/**
 * Sets the select as a visitor would, and emits events for plugins (swatches-and-others.md §1.6, §1.7): `change` and
 * `click` of the select, then the plugin's own event. Returns the selects that were cleared.
 */
export function chooseValue({ item, select, value, isAtOdds }: Choosing): readonly HTMLSelectElement[] {
  const form = formOf(item);
  const left = select.value;
  const others = form && isAtOdds ? restrictingSelects(form).filter((other) => other !== select && other.value) : [];
  for (const other of others) setSelect(other, '');
  setSelect(select, value);
  select.click();
  // Release 2.5.0 and later pass the attribute's name; earlier ones pass 0 as the value of a cleared item.
  const isLate = item.hasAttribute(ATTRIBUTE_NAME);
  const reported = value || (isLate ? left : 0);
  emit(item, value ? EVENT.selected : EVENT.unselected, [
    ...(isLate ? [attributeOf(select)] : []),
    reported,
    select,
    form,
  ]);
  return value ? others : [...others, select];
}

/** The selects whose attributes have a value in any variation: a choice of the others conflicts with nothing. */
function restrictingSelects(form: HTMLElement): readonly HTMLSelectElement[] {
  const { list = [] } = knownVariations(form);
  return selectsOf(form).filter((select) => list.some(({ attributes }) => attributes[attributeOf(select)]));
}

function setSelect(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
