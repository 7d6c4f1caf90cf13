import { readVariations } from '../variations/read-variations.ts';
import { textOf, type Variation } from '../variations/variation.ts';
import { FORM } from './contract.ts';
import { attributeOf, selectsOf } from './find-select.ts';

/** What is left of each value, in the shop's words. */
export type StockLeft = ReadonlyMap<string, string>;

export const NO_STOCK_KNOWN: StockLeft = new Map();

const lists = new WeakMap<Element, readonly Variation[]>();

/** The form's variations, parsed once for all of its lists; none where they are asked for one by one. */
function variationsOf(form: HTMLElement): readonly Variation[] {
  const known = lists.get(form);
  if (known) return known;
  const list = readVariations(form) ?? [];
  if (list.length > 0) lists.set(form, list);
  return list;
}

/**
 * Tells what is left of each value of a select, if that is the only one in which nothing is chosen yet, of at least
 * two (contracts/swatches-and-others.md §1.8): of the first variation that matches, if the shop counts its pieces,
 * says so, and they are at most `threshold`.
 */
export function stockLeft(
  form: HTMLElement,
  select: HTMLSelectElement,
  values: readonly string[],
  threshold: number,
): StockLeft {
  const selects = selectsOf(form);
  const open = selects.filter(({ value }) => value === '');
  if (selects.length < 2 || open.length !== 1 || open[0] !== select || !form.hasAttribute(FORM.variations)) {
    return NO_STOCK_KNOWN;
  }
  const chosen = selects.map((one) => [attributeOf(one), one.value] as const);
  const left = values.flatMap((value) => {
    const choice = new Map([...chosen, [attributeOf(select), value]]);
    const variation = variationsOf(form).find((one) => matches(one, choice));
    const words = variation && wordsFor(variation, threshold);
    return words ? [[value, words] as const] : [];
  });
  return new Map(left);
}

function matches({ attributes }: Variation, choice: ReadonlyMap<string, string>): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    const wanted = choice.get(name);
    return !value || !wanted || value === wanted;
  });
}

function wordsFor(variation: Variation, threshold: number): string {
  const most = textOf(variation, 'max_qty');
  if (!variation['is_in_stock'] || most === '' || Number(most) > threshold) return '';
  return textOf(variation, 'variation_stock_left');
}
