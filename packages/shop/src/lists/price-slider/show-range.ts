import type { Part } from '@stirrup/runtime';
import { keepStyle } from '../../shared/keep-style.ts';
import { BUILDER } from './contract.ts';
import type { PriceRange } from './read-range.ts';

/** Parts that show a range. */
export interface RangeParts {
  readonly slider: readonly Part[];
  readonly value: readonly Part[];
  readonly handle: readonly Part[];
  readonly bar: readonly Part[];
}

/** Shows the positions and prices of both ends. */
export function showRange(
  { slider, value, handle, bar }: RangeParts,
  { scale, values }: PriceRange,
  prices: readonly string[],
): void {
  const shares = values.map((price) => ((price - scale.min) / (scale.max - scale.min)) * 100);
  const [from = 0, to = 100] = shares;
  for (const [end, price] of values.entries()) {
    const input = slider[end]?.element;
    if (input instanceof HTMLInputElement) input.value = String(price);
    const shown = value[end]?.element;
    if (shown && shown.textContent !== prices[end]) shown.textContent = prices[end] ?? '';
    // Logical properties mirror the handles in right-to-left pages, as range inputs do.
    if (handle[end]) handle[end].element.style.insetInlineStart = `${shares[end]}%`;
  }
  if (bar[0]) Object.assign(bar[0].element.style, { insetInlineStart: `${from}%`, inlineSize: `${to - from}%` });
}

/** Texts of the prices in a dialect: the builder's include the name of the end (bricks-dynamic.md §8.7). */
export function shownPrices(dialect: string, names: readonly string[], prices: readonly string[]): string[] {
  return prices.map((price, end) => (dialect === BUILDER ? `${names[end]}: ${price}` : price));
}

/** Shows the slider in place of the fields; returns a function that restores the markup. */
export function takeOver({
  field,
  label,
  value,
}: Readonly<Record<'field' | 'label' | 'value', readonly Part[]>>): () => void {
  const restores = [
    ...field.map(({ element }) => keepStyle(element, { display: 'none' })),
    ...label.map(({ element }) => keepStyle(element, { display: '' })),
    // Two prices in an Arabic currency would read as one text, the higher one first.
    ...value.map(({ element }) => keepStyle(element, { unicodeBidi: 'isolate' })),
  ];
  const printed = value.map(({ element }) => element.textContent);
  return () => {
    for (const restore of restores) restore();
    for (const [index, { element }] of value.entries()) element.textContent = printed[index] ?? '';
  };
}
