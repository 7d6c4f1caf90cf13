import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (contracts/woocommerce.md §3.9, bricks-dynamic.md §8.3). */
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
    /** Of the root, while the panel is open. */
    'showing',
    /** Of the panel. */
    'open',
    /** Of the panel, where the dialect has no style of its own for it. */
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: { toggle: '[data-part="toggle"]', panel: '[data-part="panel"]', close: '[data-part="close"]' },
      states: { showing: '[data-open]', closed: '[hidden]' },
    },
    bricks: {
      parts: { toggle: '.mini-cart-link.bricks-woo-toggle', panel: '.cart-detail', close: '.bricks-mini-cart-close' },
      states: { showing: 'show-cart-details', open: 'active' },
    },
    woocommerce: { parts: {}, states: {} },
  },
});

/** Attribute of a toggle whose panel opens when something was added. */
export const OPENS_ON_ADD = 'data-open-on-add-to-cart';

/** Attribute of a panel that stays open when the visitor clicks elsewhere. */
export const IGNORES_OUTSIDE = 'data-skip-click-outside';

/** A panel that slides in over the page, with an overlay. */
export const MODAL_PANEL = '.off-canvas';

/** One line of the cart. */
export const ITEM = '.woocommerce-mini-cart-item';

/** Link that removes a line; its key is in `data-cart_item_key`, its message in `data-success_message`. */
export const REMOVE_LINK = '.remove_from_cart_button[data-cart_item_key]';

/** Inside a widget that does not show while the cart is empty. */
export const HIDE_IF_EMPTY = '.hide_cart_widget_if_empty';

/** Buttons that add something: a click on one is no click beside the cart. */
export const ADD_BUTTON = '[class*="add_to_cart_button"], [data-island="add-to-cart"]';
