import { defineContract } from '@stirrup/runtime';

/** Names of parts (woocommerce.md §3.17). */
export const sortOrderContract = defineContract({
  parts: [
    /** The select that lists the orders. */
    'orders',
  ],
  dialects: {
    stirrup: { parts: { orders: 'select[data-part="orders"]' } },
    woocommerce: { parts: { orders: 'select.orderby' } },
  },
});

/** Selectors by which handlers of jQuery's outside of the form wait for a choice. Others wait for any select. */
export const SORTING = /\b(?:orderby|woocommerce-ordering)\b/;

/** Query parameters that the form sets itself, or that hold a page number of the old order (woocommerce.md §3.17). */
export const OWN_PARAMETERS: ReadonlySet<string> = new Set(['orderby', 'submit', 'paged', 'product-page']);

/** A parameter that would add to the cart again. The server prints it all the same. */
export const ACTING_PARAMETER = 'add-to-cart';
