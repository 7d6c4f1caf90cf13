/**
 * Classes of the elements that the shop's own script creates around and beside the field (woocommerce.md §3.20,
 * §4.1.6).
 */
export const SHOP = {
  /** Of the span around the field. */
  wrapper: 'password-input',
  /** Of the button. */
  button: 'show-password-input',
  /** Of the button while the password shows. */
  shown: 'display-password',
} as const;
