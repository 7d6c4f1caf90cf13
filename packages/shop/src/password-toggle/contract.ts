/** What the shop's own script makes around and beside such a field (woocommerce §§3.20, 4.1.6). */
export const SHOP = {
  /** Of the span around the field. */
  wrapper: 'password-input',
  /** Of the button. */
  button: 'show-password-input',
  /** Of the button while the password shows. */
  shown: 'display-password',
} as const;

/** The button where the server prints one: the builder's, and our own (bricks-dynamic §6.1). */
export const TOGGLE = '.password-toggle, [data-part="toggle"]';

/** The builder's two icons; the one that does not apply is hidden by a class (bricks-dynamic §6.9). */
export const ICON = { show: '.show-password', hide: '.hide-password', hidden: 'hide' } as const;

/** Scripts that do the same: the shop's makes buttons of its own for the fields that a page begins with (woocommerce §4.1.6). */
export const LEGACY_SCRIPT = { shop: '#woocommerce-js', builder: '#bricks-scripts-js' } as const;
