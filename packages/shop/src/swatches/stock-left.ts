import { attributeOf, selectsOf } from './find-select.ts';
import { type PrintedVariation, readVariations } from './read-variations.ts';

/** What is left of each value, in the shop's words. */
export type StockLeft = ReadonlyMap<string, string>;

export const NO_STOCK_KNOWN: StockLeft = new Map();

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
  if (selects.length < 2 || open.length !== 1 || open[0] !== select) {
    return NO_STOCK_KNOWN;
  }
  const chosen = selects.map((one) => [attributeOf(one), one.value] as const);
  const left = values.flatMap((value) => {
    const choice = new Map([...chosen, [attributeOf(select), value]]);
    const variation = readVariations(form).find((one) => matches(one, choice));
    const words = variation && wordsFor(variation, threshold);
    return words ? [[value, words] as const] : [];
  });
  return new Map(left);
}

function matches({ attributes }: PrintedVariation, choice: ReadonlyMap<string, string>): boolean {
  return Object.entries(attributes).every(([name, value]) => {
    const wanted = choice.get(name);
    return !value || !wanted || value === wanted;
  });
}

function wordsFor({ is_in_stock, max_qty, variation_stock_left }: PrintedVariation, threshold: number): string {
  const isFew = is_in_stock && max_qty !== '' && Number(max_qty) <= threshold;
  return isFew ? String(variation_stock_left ?? '') : '';
}
