import { type FormValue, pageJQuery } from '@stirrup/cms';
import { isStartStrategy, membersOf, type StateNotations } from '@stirrup/runtime';
import { LOOP } from '../adding/contract.ts';
import { OWN_DATA } from './contract.ts';

/** Fields of a call; listeners of `adding_to_cart` may change them. */
export type CallFields = Record<string, FormValue>;

/** Types of values that a form can send. */
const SENT: readonly string[] = ['string', 'number', 'boolean'];

/**
 * Fields for the shop's endpoint: all that plugins have stored for the button in jQuery, and all data attributes, which
 * count more, except those that hold states of the dialect, named as in `dataset` (woocommerce.md §2.2). The quantity is
 * that of a field beside it, else theirs, else the given one.
 */
export function shopButtonFields(button: HTMLElement, quantity: number, notations: StateNotations): CallFields {
  const { island, start = '' } = button.dataset;
  const ours = [
    ...OWN_DATA.always,
    ...(isStartStrategy(start) ? [OWN_DATA.start] : []),
    ...(island ? [OWN_DATA.options] : []),
  ];
  const shown = Object.values(notations).flatMap((by) => /^\[data-([^\]=]+)/.exec(by ?? '')?.[1] ?? []);
  const states = shown.map((name) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()));
  const own = new Set<string>([...ours, ...states]);
  const stored = Object.entries(pageJQuery()?.(button).data() ?? {}).filter(([, value]) => SENT.includes(typeof value));
  const data = [...stored, ...Object.entries(button.dataset)].filter(([name]) => !own.has(name));
  const fields = Object.fromEntries(data.map(([name, value]) => [name, String(value)]));
  return { quantity: String(quantity), ...fields, ...amountBeside(button) };
}

/** The builder's endpoint takes these fields only (bricks-dynamic.md §8.1). */
export function builderButtonFields(button: HTMLElement, productType: string, quantity: number): CallFields {
  return {
    product_id: button.dataset['product_id'],
    quantity: button.dataset['quantity'] || String(quantity),
    product_type: productType,
    ...amountBeside(button),
  };
}

/** The amount in a list's field, whose island may not be up yet to write it into the link. */
function amountBeside(button: HTMLElement): { readonly quantity?: string } {
  const form = button.closest<HTMLElement>(LOOP.form);
  const amount = form && membersOf(form).querySelector<HTMLInputElement>(LOOP.field)?.value;
  return amount ? { quantity: amount } : {};
}
