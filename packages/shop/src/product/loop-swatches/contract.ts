import { defineContract } from '@stirrup/runtime';

/*
 * Names that lists of products share with forms are in `swatches/contract.ts` and `swatches-plugin/plugin-contract.ts`, events
 * in `variation-data/events.ts`.
 */

/** Names of parts and states (swatches-and-others.md §1.12). */
export const loopSwatchesContract = defineContract({
  parts: [
    /** One per attribute; hidden behind swatches. */
    'select',
    /** Holds the reset link. */
    'resetRow',
    /** Clears the choice. */
    'reset',
    /** Shows the availability of the chosen variation. */
    'information',
  ],
  states: ['shown', 'hidden'],
  dialects: {
    swatches: {
      parts: {
        select: '.variations select',
        resetRow: '.wvs_archive_reset_variations',
        reset: '.wvs_archive_reset_variations_link',
        information: '.wvs-archive-information',
      },
      states: { shown: 'show', hidden: 'hide' },
    },
  },
});

/** The product's elements around the swatches, unless the page's settings name others (swatches-and-others.md §1.2). */
export const PRODUCT = {
  root: '.product',
  image: '.wvs-archive-product-image',
  button: '.wvs-add-to-cart-button',
  price: '.price',
} as const;

/** Class of a button that adds in the background (swatches-and-others.md §1.12). */
export const ADDS_CLASS = 'wvs_ajax_add_to_cart';

/** Attributes of the picture that follow the variation, besides its address. */
export const PICTURE_ATTRIBUTES = ['srcset', 'sizes'] as const;
