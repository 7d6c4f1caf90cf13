import { defineContract } from '@stirrup/react';

/** Names of parts and states (contracts/swatches-and-others.md §1.12). */
export const loopSwatchesContract = defineContract({
  parts: [
    /** One per attribute; hidden behind swatches. */
    'select',
    /** Holds the reset link. */
    'resetRow',
    /** Clears the choice. */
    'reset',
    /** Shows the availability of what is chosen. */
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

/** What belongs to the product and lies around the swatches; the page's settings may name others (§1.2). */
export const PRODUCT = {
  root: '.wvs-archive-product-wrapper, .product',
  image: '.wvs-archive-product-image',
  button: '.wvs-add-to-cart-button',
  price: '.price',
} as const;

/** Class of a button that adds in the background (§1.12). */
export const ADDS_CLASS = 'wvs_ajax_add_to_cart';

/** Classes of the button while it adds, and once it has (woocommerce §4.2). */
export const BUTTON_CLASS = { adding: 'loading', added: 'added' } as const;

/** Attributes of the picture that follow the variation. */
export const PICTURE_ATTRIBUTES = ['src', 'srcset', 'sizes'] as const;

/** Attribute that holds the variations as JSON, or `false`. */
export const VARIATIONS = 'data-product_variations';

/** Events of the wrapper (§1.12). */
export const EVENT = {
  loaded: 'woo_variation_swatches_pro_loaded',
  check: 'check_variations',
  selectChange: 'woocommerce_variation_select_change',
  optionsUpdated: 'woocommerce_update_variation_values',
  found: 'found_variation',
  show: 'show_variation',
  reset: 'reset_data',
  changed: 'woocommerce_variation_has_changed',
} as const;

/** Path of the plugin's REST route for one product's list (§1.13). */
export const LIST_ROUTE = 'woo-variation-swatches/v1/archive-product/';

/** Endpoint that answers one variation (§1.14). */
export const ONE_VARIATION = 'woo_get_variation';
