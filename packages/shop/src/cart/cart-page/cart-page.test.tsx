import { pageRegistry } from '@stirrup/runtime';
import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { notice, noticesMarkup } from '../../site/notices/fixture.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { DONE, printCartPage, quantities, TWO_LINES, type, update } from '../../testing/print-cart-page.ts';
// Loaded beforehand, so that the first test need not wait for React.
import './cart-page.tsx';
import { cartPage } from './island.ts';

const settings = {
  wc_cart_params: { update_shipping_method_nonce: 's1', apply_coupon_nonce: '', remove_coupon_nonce: '' },
};
const hydrate = (markup: string) => openIsland(cartPage, markup, { settings });
const isBusy = () => document.querySelector('.woocommerce-cart-form')?.getAttribute('aria-busy') === 'true';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
});

describe('the update button', () => {
  it('wakes up with a change, and sleeps when it is taken back', async () => {
    await hydrate(printCartPage(TWO_LINES));
    expect(update()?.disabled).toBe(true);
    type(0, '2');
    expect(update()?.disabled).toBe(false);
    type(0, '1');
    expect(update()?.disabled).toBe(true);
  });

  it('follows a theme’s buttons that change quantities through jQuery', async () => {
    vi.stubGlobal('jQuery', jQuery);
    await hydrate(printCartPage(TWO_LINES));
    const change = (value: string) => jQuery('.cart_item .qty').first().val(value).trigger('change');
    change('3');
    expect(update()?.disabled).toBe(false);
    change('1');
    expect(update()?.disabled).toBe(true);
  });

  it('is as the server printed it once the island is gone', async () => {
    const { roots } = await hydrate(printCartPage(TWO_LINES));
    for (const root of roots) pageRegistry().release(root);
    expect(update()?.disabled).toBe(false);
  });
});

describe('an answer', () => {
  it('keeps unchanged nodes, whatever their ids, and the focus', async () => {
    const { calls } = await hydrate(printCartPage(TWO_LINES));
    const pictures = [...document.querySelectorAll('.cart_item img')];
    type(1, '3');
    quantities()[1]?.focus();
    update()?.click();
    await settle();
    expect(isBusy()).toBe(true);
    await calls[0]?.answer(printCartPage({ ...TWO_LINES, 'rubber-feed-bucket': 3 }, { notices: DONE, render: 2 }));
    expect([...document.querySelectorAll('.cart_item img')]).toEqual(pictures);
    expect(quantities().map(({ value }) => value)).toEqual(['1', '3']);
    expect(document.activeElement).toBe(quantities()[1]);
    await vi.waitFor(() => expect(isBusy()).toBe(false));
  });

  it('makes a place for notices where the page has none', async () => {
    const { calls } = await hydrate(printCartPage(TWO_LINES));
    type(0, '2');
    update()?.click();
    await settle();
    await calls[0]?.answer(printCartPage({ ...TWO_LINES, 'hazel-snaffle-bridle': 2 }, { notices: DONE }));
    expect(the('.woocommerce > .woocommerce-notices-wrapper').textContent).toContain('Cart updated.');
    expect(document.querySelectorAll('.woocommerce-message')).toHaveLength(1);
  });

  it('removes printed notices outside of any container', async () => {
    const old = `<section>${noticesMarkup([notice('error', 'Old.')])}</section>`;
    const { calls } = await hydrate(`${old}${printCartPage(TWO_LINES)}`);
    type(0, '2');
    update()?.click();
    await settle();
    await calls[0]?.answer(printCartPage(TWO_LINES, { notices: DONE }));
    expect(document.querySelector('section .woocommerce-error')).toBeNull();
  });

  it('reaches every region of the cart that the page has', async () => {
    const { calls, roots } = await hydrate(printCartPage(TWO_LINES) + printCartPage(TWO_LINES));
    expect(roots).toHaveLength(2);
    type(0, '2');
    update()?.click();
    await settle();
    await calls[0]?.answer(printCartPage({ ...TWO_LINES, 'hazel-snaffle-bridle': 2 }, { notices: DONE }));
    expect(quantities().map(({ value }) => value)).toEqual(['2', '1', '2', '1']);
    expect(calls).toHaveLength(1);
  });
});

it('leaves coupons to the browser where the page prints no nonce for them', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES));
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('submit', sent, { once: true });
  const wasPrevented: boolean[] = [];
  the('main').addEventListener('submit', (event) => wasPrevented.push(event.defaultPrevented), { once: true });
  the('[name="apply_coupon"]').click();
  await settle();
  expect([wasPrevented, calls]).toEqual([[false], []]);
});

it('fetches nothing from another site, whose answer would enter the page', async () => {
  const link = '<a class="restore-item" href="https://other.example/cart/?undo_item=k1">Undo?</a>';
  const { calls } = await hydrate(`${printCartPage(TWO_LINES)}<p>${link}</p>`);
  the('.restore-item').click();
  await vi.waitFor(() => expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1));
  expect([calls, quantities().length]).toEqual([[], 2]);
});

it('leaves clicks to the browser that open a new tab', async () => {
  const { calls } = await hydrate(printCartPage(TWO_LINES));
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  the('.cart_item .remove').addEventListener('click', (event) => event.preventDefault(), { once: true });
  the('.cart_item .remove').dispatchEvent(click);
  await settle();
  expect(calls).toEqual([]);
});

it.each([
  ['on the body', () => document.body.dispatchEvent(new CustomEvent('wc_update_cart'))],
  ['on the body, and bubbles', () => document.body.dispatchEvent(new CustomEvent('wc_update_cart', { bubbles: true }))],
  ['on the document', () => document.dispatchEvent(new CustomEvent('wc_update_cart'))],
])('does not act on an empty cart, and shows the lines that come, asked for %s', async (_, ask) => {
  const { calls } = await hydrate(printCartPage({}));
  ask();
  await settle();
  expect(calls).toHaveLength(1);
  await calls[0]?.answer(printCartPage(TWO_LINES));
  expect(quantities()).toHaveLength(2);
});
