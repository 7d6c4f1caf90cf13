import jQuery from 'jquery';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productCalled } from '../../../../../fixtures/cms/catalogue/products.ts';
import { type ShopCall, settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { addToCartLink } from '../add-to-cart/fixture.ts';
import { ADD_SETTINGS } from './contract.ts';
import { cartFragments } from './island.ts';

const BUTTON = '.ajax_add_to_cart';
const updated = vi.fn();
let calls: readonly ShopCall[] = [];

/** A page with a link that adds, a number of products, and nothing else of the cart. */
beforeEach(async () => {
  vi.stubGlobal('jQuery', jQuery);
  updated.mockClear();
  jQuery(document.body).on('wc_cart_button_updated.test', updated);
  expect(cartFragments.selectors['woocommerce']).toContain(ADD_SETTINGS);
  const settings = `<script type="application/json" id="${ADD_SETTINGS.slice(1)}"></script>`;
  const link = addToCartLink(productCalled('hazel-snaffle-bridle'));
  ({ calls } = await openIsland(cartFragments, `${settings}${link}<b class="count">1</b>`, {
    settings: { wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_url: '/cart/' } },
  }));
});
afterEach(async () => {
  jQuery(document.body).off('.test');
  await closePage();
  vi.unstubAllGlobals();
});

const withCount = (count: number) => ({ '.count': `<b class="count">${count}</b>` });
const trigger = (name: string, ...args: unknown[]) => jQuery(document.body).trigger(name, args);

it('shows adds and removals by other scripts in the page and at the button, and fetches nothing', async () => {
  trigger('added_to_cart', withCount(2), 'h2', jQuery(BUTTON).addClass('loading'));
  expect(the('.count').textContent).toBe('2');
  expect([...the(BUTTON).classList].filter((name) => ['loading', 'added'].includes(name))).toEqual(['added']);
  expect(the(`${BUTTON} + .added_to_cart`).textContent).toBe('View cart');
  expect(the('[role="status"]').textContent).toBe('“Hazel Snaffle Bridle” has been added to your cart');
  expect(updated).toHaveBeenCalledTimes(1);
  trigger('removed_from_cart', withCount(1), 'h1');
  expect(the('.count').textContent).toBe('1');
  await settle();
  expect(calls).toEqual([]);
});

it('needs no button, and shows no add where nothing was added', async () => {
  trigger('added_to_cart', withCount(2), 'h2');
  expect(the('.count').textContent).toBe('2');
  trigger('added_to_cart', undefined, undefined, jQuery(BUTTON).addClass('loading'));
  expect(the(BUTTON).className).not.toMatch(/loading|added(?!_)/);
  expect(document.querySelector('.added_to_cart')).toBeNull();
  await settle();
  expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
});

it('leaves the button to the shop’s own script', () => {
  document.body.insertAdjacentHTML('beforeend', '<script type="text/plain" id="wc-add-to-cart-js"></script>');
  trigger('added_to_cart', withCount(2), 'h2', jQuery(BUTTON).addClass('loading'));
  expect([the(BUTTON).classList.contains('loading'), updated.mock.calls]).toEqual([true, []]);
});
