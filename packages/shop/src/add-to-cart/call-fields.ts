import type { FormValue } from '@stirrup/cms';
import { OWN_DATA } from './contract.ts';

/** Fields of a call, which listeners of `adding_to_cart` may still change. */
export type CallFields = Record<string, FormValue>;

/** What the shop's endpoint gets: every data attribute, named as in `dataset` (contracts/woocommerce.md §2.2). */
export function shopFields(button: HTMLElement): CallFields {
  return Object.fromEntries(Object.entries(button.dataset).filter(([name]) => !OWN_DATA.has(name)));
}

/** The only fields for the builder's endpoint (contracts/bricks-dynamic.md §8.1). */
export function builderFields(button: HTMLElement, productType: string, quantity: number): CallFields {
  return {
    product_id: button.dataset['product_id'],
    quantity: button.dataset['quantity'] || String(quantity),
    product_type: productType,
  };
}
