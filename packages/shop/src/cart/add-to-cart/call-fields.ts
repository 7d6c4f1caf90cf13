import type { FormValue } from '@stirrup/cms';
import type { DialectNames } from '@stirrup/runtime';
import { OWN_DATA } from './contract.ts';

/** Fields of a call; listeners of `adding_to_cart` may change them. */
export type CallFields = Record<string, FormValue>;

/**
 * Fields for the shop's endpoint: all data attributes except those that hold states of the dialect, named as in
 * `dataset` (woocommerce.md §2.2). The quantity is added if no such attribute holds it.
 */
export function shopFields(
  button: HTMLElement,
  quantity: number,
  states: DialectNames<string, string>['states'],
): CallFields {
  const shown = Object.values(states).flatMap((by) => /^\[data-([^\]=]+)/.exec(by ?? '')?.[1] ?? []);
  const own = new Set(shown.map((name) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())));
  const data = Object.entries(button.dataset).filter(([name]) => !OWN_DATA.has(name) && !own.has(name));
  return { quantity: String(quantity), ...Object.fromEntries(data) };
}

/** The builder's endpoint takes these fields only (bricks-dynamic.md §8.1). */
export function builderFields(button: HTMLElement, productType: string, quantity: number): CallFields {
  return {
    product_id: button.dataset['product_id'],
    quantity: button.dataset['quantity'] || String(quantity),
    product_type: productType,
  };
}
