import * as z from 'zod/mini';

/** Selector → replacement HTML. What a plugin put there that is no HTML is left out: it must not break the cart. */
const fragments = z.pipe(
  z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  z.transform((printed) => {
    const html: Record<string, string> = {};
    for (const [selector, value] of Object.entries(printed)) {
      if (typeof value === 'string') html[selector] = value;
    }
    return html;
  }),
);

/** The cart after a change (woocommerce §2.4): outer HTML for every selector, and a hash that is `""` while it is empty. */
export const cartAnswer = z.object({ fragments, cart_hash: z._default(z.string(), '') });
export type CartAnswer = z.output<typeof cartAnswer>;

/**
 * What `add_to_cart` answers (woocommerce §2.2). `product_url` is `false` for a product that does not exist.
 * Tell them apart with `'error' in answer`.
 */
export const addToCartAnswer = z.union([
  z.object({ error: z.literal(true), product_url: z.union([z.string(), z.literal(false)]) }),
  cartAnswer,
]);
export type AddToCartAnswer = z.output<typeof addToCartAnswer>;

/**
 * What the builder's `bricks_add_to_cart` answers (bricks-dynamic §8.1): notices are HTML. A failure carries
 * `product_url` or `notices`, as the site's error action has it. Tell them apart with `'error' in answer`.
 */
export const builderAddToCartAnswer = z.union([
  z.object({
    error: z.literal(true),
    product_url: z._default(z.union([z.string(), z.literal(false)]), false),
    notices: z._default(z.string(), ''),
  }),
  z.extend(cartAnswer, { notices: z._default(z.string(), '') }),
]);
export type BuilderAddToCartAnswer = z.output<typeof builderAddToCartAnswer>;

/** What `remove_from_cart` answers (woocommerce §2.3). Tell them apart with `'success' in answer`. */
export const removeFromCartAnswer = z.union([z.object({ success: z.literal(false) }), cartAnswer]);
export type RemoveFromCartAnswer = z.output<typeof removeFromCartAnswer>;
