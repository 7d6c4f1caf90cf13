import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (woocommerce.md §3.12). */
export const storeNoticeContract = defineContract({
  parts: [
    /** Dismisses the notice: a link without an address that the shop prints as a button. */
    'dismiss',
  ],
  states: [
    /** On the root, as printed; the shop hides its own by an inline style. */
    'closed',
  ],
  mayGrow: true,
  dialects: {
    stirrup: { parts: { dismiss: '[data-part="dismiss"]' }, states: { closed: '[hidden]' } },
    woocommerce: { parts: { dismiss: '.woocommerce-store-notice__dismiss-link' } },
  },
});

/** Scope of the cookie of a dismissed notice, whose name and value are in `cookie-contract.ts`: the loader reads those. */
export const COOKIE_SCOPE = 'path=/';
