import { defineContract } from '@stirrup/react';

/** Names of states (contracts/woocommerce.md §4.2, bricks-dynamic.md §8.1). */
export const addToCartContract = defineContract({
  parts: [],
  states: [
    /** A request is under way. */
    'loading',
    /** The product was added; stays. */
    'added',
    /** The builder's way to switch a link off. */
    'disabled',
  ],
  dialects: {
    stirrup: { parts: {}, states: { loading: '[data-loading]', added: '[data-added]' } },
    woocommerce: { parts: {}, states: { loading: 'loading', added: 'added' } },
    bricks: {
      parts: {},
      states: { loading: 'disabled bricks-cart-adding', added: 'added bricks-cart-added', disabled: '[disabled]' },
    },
  },
});

/** Which endpoint a dialect's buttons are made for; the shop's own where nothing is said. */
export const ENDPOINT: Readonly<Record<string, 'shop' | 'builder'>> = { bricks: 'builder' };

/** A button with this class does nothing (specification shop.md §5). */
export const DISABLED_CLASS = 'disabled';

/** Attributes of our own, which are no product data. */
export const OWN_DATA: ReadonlySet<string> = new Set(['island', 'islandState', 'start', 'options', 'loading', 'added']);

/** Settings of one button, as JSON on the builder's element around it (bricks-dynamic §8.1). */
export const OWN_SETTINGS = {
  attribute: 'data-bricks-ajax-add-to-cart',
  selector: '.brxe-product-add-to-cart[data-bricks-ajax-add-to-cart]',
} as const;

/** The link to the cart, put after the button (woocommerce §3.2). */
export const VIEW_CART = { classes: ['added_to_cart', 'wc-forward'], selector: '.added_to_cart' } as const;

/** Where the shop shows notices (woocommerce §3.14). */
export const NOTICES = '.woocommerce-notices-wrapper';

/** Notices are scrolled to this far below the top, in px (woocommerce §4.1). */
export const NOTICE_OFFSET = 100;
