import * as z from 'zod/mini';
import { codec } from '../schema/codec.ts';
import { isRecord } from '../schema/is-record.ts';
import { either, exactly, filled } from '../schema/shapes.ts';
import { printedString } from '../settings/codecs.ts';

/**
 * Replacement HTML by selector; undefined for a value that is no object. Other values, which plugins add, are left out:
 * they must not break the cart.
 */
export function fragmentsIn(printed: unknown): Record<string, string> | undefined {
  if (!isRecord(printed)) return undefined;
  const html: Record<string, string> = {};
  for (const [selector, value] of Object.entries(printed)) {
    if (typeof value === 'string') html[selector] = value;
  }
  return html;
}

/** Fragments in an answer, as {@link fragmentsIn} reads them. */
export const fragments = codec('fragments', fragmentsIn);

/** A product's address, or `false` for an unknown product. */
const productUrl = codec('an address or false', (printed): string | false | undefined =>
  typeof printed === 'string' || printed === false ? printed : undefined,
);

/**
 * The cart after a change (woocommerce.md §2.4): outer HTML for every selector, and a hash that is `""` while it is
 * empty.
 */
export const cartAnswer = filled({ cart_hash: '' }, z.object({ fragments, cart_hash: printedString }));
export type CartAnswer = z.output<typeof cartAnswer>;

/**
 * The answer of `add_to_cart` (woocommerce.md §2.2). `product_url` is `false` for a product that does not exist.
 * Tell them apart with `'error' in answer`.
 */
export const addToCartAnswer = either(z.object({ error: exactly(true), product_url: productUrl }), cartAnswer);
export type AddToCartAnswer = z.output<typeof addToCartAnswer>;

/**
 * The answer of the builder's `bricks_add_to_cart` (bricks-dynamic.md §8.1): notices are HTML. A failure carries
 * `product_url` or `notices`, as the site's error action has it. Tell them apart with `'error' in answer`.
 */
export const builderAddToCartAnswer = either(
  filled(
    { product_url: false, notices: '' },
    z.object({ error: exactly(true), product_url: productUrl, notices: printedString }),
  ),
  filled({ cart_hash: '', notices: '' }, z.object({ fragments, cart_hash: printedString, notices: printedString })),
);
export type BuilderAddToCartAnswer = z.output<typeof builderAddToCartAnswer>;

/** The answers of `remove_from_cart` (woocommerce.md §2.3). Tell them apart with `'success' in answer`. */
export const removeFromCartAnswer = either(z.object({ success: exactly(false) }), cartAnswer);
export type RemoveFromCartAnswer = z.output<typeof removeFromCartAnswer>;
