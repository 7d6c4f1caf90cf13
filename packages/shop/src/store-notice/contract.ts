/** Dismisses the notice: a link that the shop prints as a button without an address (woocommerce §3.12). */
export const DISMISS = '.woocommerce-store-notice__dismiss-link, [data-part="dismiss"]';

/** Cookie of a dismissed notice: the name is followed by the notice's id, so that a new text shows again (woocommerce §4.1.3). */
export const COOKIE = { prefix: 'store_notice', value: 'hidden', scope: 'path=/' } as const;
