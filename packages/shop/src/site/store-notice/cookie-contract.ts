/**
 * Cookie of a dismissed notice: the name ends with the notice's id, so that a new text is shown (woocommerce.md
 * §4.1.3).
 */
export const COOKIE = { prefix: 'store_notice', value: 'hidden' } as const;
