import { defineContract } from '@stirrup/runtime';
import { BUTTON_CLASS } from '../adding/contract.ts';

/** Dialect of the shop's own links. */
export const SHOP = 'woocommerce';

/** Names of states (woocommerce.md §4.2, bricks-dynamic.md §8.1). */
export const addToCartContract = defineContract({
  states: [
    /** A request is under way. */
    'loading',
    /** The product was added; stays. */
    'added',
    /** The builder's way to switch a link off. */
    'disabled',
  ],
  dialects: {
    stirrup: { states: { loading: '[data-loading]', added: '[data-added]' } },
    [SHOP]: { states: BUTTON_CLASS },
    bricks: {
      states: { loading: 'disabled bricks-cart-adding', added: 'added bricks-cart-added', disabled: '[disabled]' },
    },
  },
});

/** Endpoint of a dialect's buttons. @default the shop's */
export const ENDPOINT: Readonly<Record<string, 'shop' | 'builder'>> = { bricks: 'builder' };

/** Query parameter of WooCommerce's own address for adding a product, which other systems' links do not have. */
const PARAMETER = /[?&]add-to-cart=/;

/** True for a link by which another system than WooCommerce adds a product. */
export const isForeign = (link: Element): boolean => {
  const address = link.getAttribute('href');
  return address !== null && !PARAMETER.test(address);
};

/**
 * Attributes of our islands, excluded from the product data. Plugins have the latter two, too: a start is ours by its word, and
 * options are in our own dialect.
 */
export const OWN_DATA = { always: ['island', 'islandState'], start: 'start', options: 'options' } as const;
