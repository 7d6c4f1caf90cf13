import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (woocommerce.md §3.9, bricks-dynamic.md §8.3). */
export const miniCartContract = defineContract({
  parts: [
    /** Opens and closes the panel. A link without a panel simply leads to the cart. */
    'toggle',
    /** Holds the cart's content. */
    'panel',
    /** Closes the panel from inside. */
    'close',
  ],
  states: [
    /** On the root, while the panel is open. */
    'showing',
    /** On the open panel. */
    'open',
    /** On the closed panel, in dialects without a style of their own for it. */
    'closed',
    /** Printed on the panel: it slides in over the page, with an overlay. */
    'modal',
    /** Printed on the toggle: the panel opens after an add. */
    'opensOnAdd',
    /** Printed on the panel: it stays open when the visitor clicks elsewhere. */
    'ignoresOutside',
  ],
  dialects: {
    stirrup: {
      parts: { toggle: '[data-part="toggle"]', panel: '[data-part="panel"]', close: '[data-part="close"]' },
      states: { showing: '[data-open]', closed: '[hidden]' },
    },
    bricks: {
      parts: { toggle: '.mini-cart-link.bricks-woo-toggle', panel: '.cart-detail', close: '.bricks-mini-cart-close' },
      states: {
        showing: 'show-cart-details',
        open: 'active',
        modal: 'off-canvas',
        opensOnAdd: '[data-open-on-add-to-cart="true"]',
        ignoresOutside: '[data-skip-click-outside="true"]',
      },
    },
    woocommerce: {},
  },
});

/** One line of the cart. */
export const ITEM = '.woocommerce-mini-cart-item';

/** Link that removes a line; its key is in `data-cart_item_key`, its message in `data-success_message`. */
export const REMOVE_LINK = '.remove_from_cart_button[data-cart_item_key]';

/** Marks a widget that is hidden while the cart is empty. */
export const HIDE_IF_EMPTY = '.hide_cart_widget_if_empty';

/** The shop's buttons that add: a click on one does not count as a click outside the cart. */
export const ADD_BUTTON = '[class*="add_to_cart_button"]';
