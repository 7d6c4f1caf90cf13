import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { callAdmin } from './call-admin.ts';
import { addToCart, addToCartByBuilder, refreshFragments, removeFromCart } from './cart-calls.ts';

const cart = { fragments: { 'div.widget_shopping_cart_content': '<div></div>' }, cart_hash: 'abc' };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the shop’s endpoints', () => {
  it('are called as jQuery calls them', async () => {
    const calls = stubFetch({ body: cart });
    await addToCart({ success_message: '“Album” has been added', product_id: '47', quantity: '1' });
    expect(calls[0]).toMatchObject({
      url: '/?wc-ajax=add_to_cart',
      method: 'POST',
      body: 'success_message=%E2%80%9CAlbum%E2%80%9D+has+been+added&product_id=47&quantity=1',
    });
    expect(calls[0]?.headers).toEqual({
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    });
  });

  it('are called at the page’s address', async () => {
    vi.stubGlobal('wc_add_to_cart_params', {
      wc_ajax_url: '/shop/?lang=de&wc-ajax=%%endpoint%%',
      i18n_view_cart: '',
      cart_url: '',
      is_cart: '',
      cart_redirect_after_add: 'no',
    });
    const calls = stubFetch({ body: cart });
    await removeFromCart('k1');
    expect(calls[0]).toMatchObject({ url: '/shop/?lang=de&wc-ajax=remove_from_cart', body: 'cart_item_key=k1' });
  });

  it('never get a field that would add the product twice', async () => {
    const calls = stubFetch({ body: cart });
    const form = new FormData();
    for (const [name, value] of [
      ['add-to-cart', '47'],
      ['product_id', '47'],
      ['update_cart', 'x'],
      ['gift', 'y'],
    ]) {
      form.append(String(name), String(value));
    }
    await addToCartByBuilder(form);
    expect(calls[0]).toMatchObject({ url: '/?wc-ajax=bricks_add_to_cart', body: 'product_id=47&gift=y' });
  });

  it('get the time with a refresh', async () => {
    const calls = stubFetch({ body: cart });
    expect(await refreshFragments()).toEqual(cart);
    expect(calls[0]?.body).toMatch(/^time=\d{13}$/);
  });
});

it.each(['0', '-1'])('a refresh waits for its answer where the shop sets no time: %s', async (request_timeout) => {
  vi.stubGlobal('wc_cart_fragments_params', {
    ...{ wc_ajax_url: '', cart_hash_key: 'hash', fragment_name: 'fragments' },
    request_timeout,
  });
  const slow = async (_: string, { signal }: RequestInit) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    signal?.throwIfAborted();
    return Response.json(cart);
  };
  vi.stubGlobal('fetch', slow);
  expect(await refreshFragments()).toEqual(cart);
});

describe('answers', () => {
  it.each([
    ['a product that does not exist', { error: true, product_url: false }],
    ['a refused product', { error: true, product_url: 'https://shop.test/product/hoodie/' }],
    ['success', cart],
  ])('of add_to_cart: %s', async (_name, body) => {
    stubFetch({ body });
    expect(await addToCart({ product_id: 1 })).toEqual(body);
  });

  it.each([
    ['redirect', { error: true, product_url: '/p/' }, { error: true, product_url: '/p/', notices: '' }],
    ['notice', { error: true, notices: '<p>No</p>' }, { error: true, product_url: false, notices: '<p>No</p>' }],
    ['success', { ...cart, notices: '<p>Yes</p>' }, { ...cart, notices: '<p>Yes</p>' }],
  ])('of bricks_add_to_cart: %s', async (_name, body, expected) => {
    stubFetch({ body });
    expect(await addToCartByBuilder({ product_id: 1 })).toEqual(expected);
  });

  it('of remove_from_cart: no such line', async () => {
    stubFetch({ body: { success: false } });
    expect(await removeFromCart('gone')).toEqual({ success: false });
  });

  it('lose fragments that are no HTML, and read PHP’s empty list', async () => {
    stubFetch({ body: { fragments: { a: '<a></a>', b: null, c: 3 }, cart_hash: '' } }, { body: { fragments: [] } });
    expect(await refreshFragments()).toEqual({ fragments: { a: '<a></a>' }, cart_hash: '' });
    expect(await refreshFragments()).toEqual({ fragments: {}, cart_hash: '' });
  });

  it('with an empty body, as for a missing product id, have a kind of their own', async () => {
    stubFetch({ body: '' });
    await expect(addToCart({ quantity: 1 })).rejects.toMatchObject({ kind: 'not-json', body: '' });
  });
});

describe('admin-ajax', () => {
  it('gets the action first, form-encoded', async () => {
    const calls = stubFetch({ body: '1' });
    await callAdmin('bricks_regenerate_query_nonce', { a: 'b' });
    expect(calls[0]).toMatchObject({
      url: '/wp-admin/admin-ajax.php',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=bricks_regenerate_query_nonce&a=b',
    });
  });

  it('gets a form unchanged, so that the browser sets its boundary', async () => {
    const calls = stubFetch({ body: '1' });
    const form = new FormData();
    await callAdmin('bricks_form_submit', form);
    expect(calls[0]?.body).toBe(form);
    expect(form.get('action')).toBe('bricks_form_submit');
    expect(calls[0]?.headers).toEqual({});
  });
});
