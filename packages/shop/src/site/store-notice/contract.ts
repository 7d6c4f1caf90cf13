import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (woocommerce.md §3.12). */
export const storeNoticeContract = defineContract({
  parts: [
    /** Dismisses the notice: a link that the shop prints as a button without an address. */
    'dismiss',
  ],
  states: [
    /** Of the root, which is printed so; the shop's is hidden by a style. */
    'closed',
  ],
  mayGrow: true,
  dialects: {
    stirrup: { parts: { dismiss: '[data-part="dismiss"]' }, states: { closed: '[hidden]' } },
    woocommerce: { parts: { dismiss: '.woocommerce-store-notice__dismiss-link' }, states: {} },
  },
});

/**
 * Cookie of a dismissed notice: the name is followed by the notice's id, so that a new text shows again
 * (woocommerce.md §4.1.3).
 */
export const COOKIE = { prefix: 'store_notice', value: 'hidden', scope: 'path=/' } as const;
