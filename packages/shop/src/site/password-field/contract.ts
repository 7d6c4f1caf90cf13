/**
 * Classes of the elements that the shop's own script creates around and beside the field (woocommerce.md §3.20,
 * §4.1.6).
 */
export const CLASS = {
  /** On the span around the field. */
  wrapper: 'password-input',
  /** On the button. */
  button: 'show-password-input',
  /** On the button while the password is shown. */
  shown: 'display-password',
} as const;
