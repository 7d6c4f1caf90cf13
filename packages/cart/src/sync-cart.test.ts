import jQuery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartAnswer, fragmentsOf, type ShopCall, settle, stubShop } from '../../../fixtures/stub-shop.ts';
import { addItem } from './add-item.ts';
import { writeCopy } from './cart-copy.ts';
import { cartState } from './cart-state.ts';
import { CART_EVENT, CREATED_KEY } from './contract.ts';
import { requestCart, syncCart } from './sync-cart.ts';
import { freshPage, KEY, leavePage, setCookies, shown, subscribe } from './testing/fresh-page.ts';

let calls: ShopCall[];

beforeEach(() => {
  freshPage();
  calls = stubShop();
});
afterEach(leavePage);

const announceInOtherTab = async (newValue: string | null) => {
  dispatchEvent(new StorageEvent('storage', { key: KEY.hash, newValue }));
  await settle();
};

describe('the first view', () => {
  it('requests nothing while the cart is empty, until it becomes visible; then once for the whole site', async () => {
    syncCart();
    await settle();
    expect(calls).toHaveLength(0);
    requestCart();
    requestCart();
    await settle();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['get_refreshed_fragments']);
    await calls[0]?.answer(cartAnswer(''));
    expect(shown()).toBe('empty');
    requestCart();
    await settle();
    expect(calls).toHaveLength(1);

    const kept = localStorage.getItem(`stirrup:${KEY.fragments}`) ?? '';
    freshPage();
    localStorage.setItem(`stirrup:${KEY.fragments}`, kept);
    syncCart();
    requestCart();
    await settle();
    expect(shown()).toBe('empty');
    expect(calls).toHaveLength(1);
  });

  it('requests nothing if a copy matches the cookie, and emits that it is shown', async () => {
    setCookies('h1');
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created: Date.now() });
    const loaded = subscribe(CART_EVENT.loaded);
    syncCart();
    requestCart();
    await settle();
    expect(shown()).toBe('rug');
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(0);
  });

  it('has the site’s copy in a new tab’s storage when it emits that it is shown: themes read that one', async () => {
    setCookies('h1');
    const created = Date.now() - 5000;
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created });
    sessionStorage.clear();
    const read: (string | null)[] = [];
    document.body.addEventListener(CART_EVENT.loaded, () => read.push(sessionStorage.getItem(KEY.fragments)), {
      once: true,
    });
    syncCart();
    await settle();
    expect(read).toEqual([JSON.stringify(fragmentsOf('rug'))]);
    expect([sessionStorage.getItem(KEY.hash), sessionStorage.getItem(CREATED_KEY)]).toEqual(['h1', String(created)]);
  });

  it('requests a filled cart without a copy at once', async () => {
    setCookies('h1');
    syncCart();
    await settle();
    expect(calls).toHaveLength(1);
    expect(cartState().get().isLoading).toBe(true);
    const refreshed = subscribe(CART_EVENT.refreshed);
    await calls[0]?.answer(cartAnswer('h1', 'rug'));
    expect(refreshed).toHaveBeenCalledTimes(1);
    expect(cartState().get()).toMatchObject({ isLoading: false, hash: 'h1', isFilled: true });
  });

  it('asks once more where another tab has a newer cart than the answer under way', async () => {
    setCookies('h0');
    syncCart();
    await settle();
    expect(calls).toHaveLength(1);
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created: Date.now() });
    await announceInOtherTab('h1');
    expect(cartState().get().hash).toBe('h1');
    await calls[0]?.answer(cartAnswer('h0', 'pad'));
    await settle();
    expect(calls).toHaveLength(2);
    await calls[1]?.answer(cartAnswer('h1', 'rug'));
    expect(cartState().get()).toMatchObject({ isLoading: false, hash: 'h1' });
  });

  it('waits for an add under way in place of a request, unless it fails', async () => {
    syncCart();
    const adding = addItem({ fields: {}, button: undefined, through: 'shop' }).catch(() => 'failed');
    requestCart();
    await settle();
    await calls[0]?.answer('', 500);
    expect(await adding).toBe('failed');
    await settle();
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['add_to_cart', 'get_refreshed_fragments']);

    freshPage();
    calls = stubShop();
    void addItem({ fields: {}, button: undefined, through: 'shop' });
    requestCart();
    await settle();
    await calls[0]?.answer(cartAnswer('h1', 'rug'));
    await settle();
    expect(calls).toHaveLength(1);
  });

  it('requests the cart each time if cookies cannot be read', async () => {
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created: Date.now() });
    syncCart();
    await settle();
    expect(calls).toHaveLength(1);
  });
});

describe('a kept cart', () => {
  it.each([CART_EVENT.refresh, CART_EVENT.cartPageUpdated])('is fetched when a script emits %s', async (name) => {
    vi.stubGlobal('jQuery', jQuery);
    syncCart();
    jQuery(document.body).trigger(name);
    await settle();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['HTML only', {}],
    ['a number that a plugin has added', { count: 1 }],
  ])('shows and stores the cart of another script’s added_to_cart with %s', async (_what, more) => {
    vi.stubGlobal('jQuery', jQuery);
    syncCart();
    jQuery(document.body).trigger(CART_EVENT.added, [{ ...fragmentsOf('bit'), ...more }, 'h9']);
    await settle();
    expect(shown()).toBe('bit');
    expect(localStorage.getItem(KEY.hash)).toBe('h9');
    expect(calls).toHaveLength(0);
  });

  it.each([
    ['no arguments', []],
    ['undefined ones', [undefined, undefined, undefined]],
    ['fragments without a hash', [{ div: '<div></div>' }]],
  ])('is fetched when the event has %s, and never stores the text undefined', async (_what, args) => {
    vi.stubGlobal('jQuery', jQuery);
    syncCart();
    jQuery(document.body).trigger(CART_EVENT.added, args);
    document.body.dispatchEvent(new CustomEvent(CART_EVENT.removed));
    await settle();
    expect(calls).toHaveLength(1);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('is fetched on a page that comes back from the back-forward cache, and other carts are asked to follow', async () => {
    const refresh = subscribe(CART_EVENT.refresh);
    syncCart();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settle();
    expect(calls).toHaveLength(0);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(calls).toHaveLength(1);
    expect(refresh).toHaveBeenCalled();
    // The shop's own script emits the event itself.
    refresh.mockClear();
    document.body.append(Object.assign(document.createElement('script'), { id: 'wc-cart-fragments-js', type: 'a/b' }));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(refresh).not.toHaveBeenCalled();
  });

  it('restores the focus at the same link on such a page', async () => {
    const cart =
      '<div class="widget_shopping_cart_content"><a href="/cart/">Cart</a><a href="/checkout/">Checkout</a></div>';
    setCookies('h1');
    syncCart();
    document.body.innerHTML = cart;
    document.querySelector<HTMLElement>('[href="/checkout/"]')?.focus();
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(document.activeElement).toBe(document.body);
    await settle();
    await calls.at(-1)?.answer({ fragments: { 'div.widget_shopping_cart_content': cart }, cart_hash: 'h2' });
    expect(document.activeElement?.getAttribute('href')).toBe('/checkout/');
  });

  it('has no old failure to show on such a page until the answer', async () => {
    setCookies('h1');
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created: Date.now() });
    syncCart();
    document.body.dispatchEvent(new CustomEvent(CART_EVENT.refresh));
    await settle();
    await calls[0]?.answer('', 500);
    expect(cartState().get().failure).toBeDefined();
    const shownFailures: unknown[] = [];
    cartState().listen(({ hash, failure }) => shownFailures.push(hash === undefined ? failure : undefined));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(shownFailures.filter(Boolean)).toEqual([]);
  });

  it('follows another tab without a request where that left its copy', async () => {
    syncCart();
    setCookies('h2');
    writeCopy({ fragments: fragmentsOf('girth'), hash: 'h2', created: Date.now() });
    await announceInOtherTab('h1');
    expect(shown()).toBe('girth');
    await announceInOtherTab('h2');
    expect(calls).toHaveLength(0);
  });

  it('follows another tab by a request where that runs another script', async () => {
    syncCart();
    await announceInOtherTab('h7');
    expect(calls).toHaveLength(1);
  });

  it('does not change when another tab announces the cart that is already shown', async () => {
    setCookies('h1');
    writeCopy({ fragments: fragmentsOf('rug'), hash: 'h1', created: Date.now() });
    syncCart();
    await announceInOtherTab('h1');
    expect(calls).toHaveLength(0);
  });
});
