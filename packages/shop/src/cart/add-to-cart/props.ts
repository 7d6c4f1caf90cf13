import { defineProps, number, string } from '@stirrup/runtime';

const SOURCES = { productType: 'data-product_type', successMessage: 'data-success_message' } as const;

/** Options of an add-to-cart link; all other data attributes are sent to the shop as they are. */
export const addToCartProps = defineProps(
  {
    /** The quantity, if the link has none. */
    quantity: number(1, { min: 0 }),
    /** Kind of product, for the builder's endpoint. */
    productType: string('simple'),
    /** Announced after a success. */
    successMessage: string(),
  },
  { stirrup: SOURCES, woocommerce: SOURCES, bricks: SOURCES },
);
