import { defineContract } from '@stirrup/runtime';

/** Names of parts (woocommerce.md §3.17). */
export const sortOrderContract = defineContract({
  parts: [
    /** The select with the orders to choose from. */
    'orders',
  ],
  states: [],
  dialects: {
    stirrup: { parts: { orders: 'select[data-part="orders"]' }, states: {} },
    woocommerce: { parts: { orders: 'select.orderby' }, states: {} },
  },
});

/** Query parameters that the form sets itself, or that name a page of the old order (woocommerce.md §3.17). */
export const OWN_PARAMETERS: ReadonlySet<string> = new Set(['orderby', 'submit', 'paged', 'product-page']);

/** A parameter that acts, and would act once more. The server carries it on all the same. */
export const ACTING_PARAMETER = 'add-to-cart';
