import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { nonces } from '../nonces/nonces.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { callWordpress } from './call-wordpress.ts';
import { fetchAll } from './fetch-all.ts';
import { uploadMedia } from './upload-media.ts';
import { wordpressUrl } from './wordpress-url.ts';

const root = `${location.origin === 'null' ? 'http://localhost' : location.origin}/wp-json/`;
const refused = { status: 403, body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } };
const item = z.object({ id: z.number() });

beforeEach(() => {
  vi.stubGlobal('wpApiSettings', { root, nonce: 'old' });
  nonces().rest.set('old');
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

describe('the address', () => {
  it('is root and path, with the user’s locale', () => {
    expect(wordpressUrl('/wp/v2/posts?a=1', { b: '2' })).toBe(`${root}wp/v2/posts?a=1&b=2&_locale=user`);
    expect(wordpressUrl('wp/v2/posts?_locale=de')).toBe(`${root}wp/v2/posts?_locale=de`);
  });

  it('is right with plain permalinks', () => {
    vi.stubGlobal('wpApiSettings', { root: 'https://shop.test/index.php?rest_route=/', nonce: '' });
    expect(wordpressUrl('/wp/v2/x?a=1')).toBe('https://shop.test/index.php?rest_route=%2Fwp%2Fv2%2Fx&a=1&_locale=user');
  });

  it('comes from the link in the head where no script printed it', () => {
    vi.stubGlobal('wpApiSettings', undefined);
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.test/rest/">';
    expect(wordpressUrl('/wp/v2/x')).toBe('https://shop.test/rest/wp/v2/x?_locale=user');
  });

  it('adds the parameters of the swatches’ calls, to these only', () => {
    vi.stubGlobal('stirrup_swatches_query', { lang: 'de', currency: 'CHF' });
    expect(wordpressUrl('/woo-variation-swatches/v1/single-product/12?currency=EUR')).toBe(
      `${root}woo-variation-swatches/v1/single-product/12?currency=EUR&lang=de&_locale=user`,
    );
    expect(wordpressUrl('/wp/v2/x')).not.toContain('lang');
  });

  it('adds those parameters that the swatches plugin prints for its own script', () => {
    document.head.innerHTML =
      '<script id="woo-variation-swatches-js-after">' +
      'wp.apiFetch.use( window.createMiddlewareForExtraQueryParams({"lang":"de"}) );</script>';
    const path = '/woo-variation-swatches/v1/single-product/12';
    expect(wordpressUrl(path)).toBe(`${root}woo-variation-swatches/v1/single-product/12?lang=de&_locale=user`);
    vi.stubGlobal('stirrup_swatches_query', { lang: 'fr' });
    expect(wordpressUrl(path)).toContain('lang=fr');
  });
});

describe('a call', () => {
  it('reads JSON, and 204 as null', async () => {
    const calls = stubFetch({ body: { id: 1 } }, { status: 204 });
    expect(await callWordpress('/wp/v2/posts/1', item)).toEqual({ id: 1 });
    expect(calls[0]?.headers).toEqual({ accept: 'application/json, */*;q=0.1', 'x-wp-nonce': 'old' });
    expect(await callWordpress('/wp/v2/posts/1', z.null())).toBeNull();
  });

  it('sends PUT, PATCH and DELETE as POST', async () => {
    const calls = stubFetch({ body: { id: 1 } });
    await callWordpress('/wp/v2/posts/1', item, { method: 'PATCH', data: { title: 'x' } });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      headers: { 'x-http-method-override': 'PATCH', 'content-type': 'application/json' },
      body: '{"title":"x"}',
    });
  });

  it('keeps the nonce from other origins, and adopts a fresh one', async () => {
    const calls = stubFetch({ body: { id: 1 }, headers: { 'X-WP-Nonce': 'fresh' } });
    await callWordpress('/wp/v2/posts/1', item);
    expect(nonces().rest.get()).toBe('fresh');
    vi.stubGlobal('wpApiSettings', { root: 'https://elsewhere.test/', nonce: '' });
    await callWordpress('/wp/v2/posts/1', item);
    expect(calls[1]?.headers).not.toHaveProperty('x-wp-nonce');
  });

  it('renews a refused nonce once', async () => {
    const calls = stubFetch(refused, { body: 'abcdef1234' }, refused);
    await expect(callWordpress('/wp/v2/posts/1', item)).rejects.toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    expect(calls).toHaveLength(3);
    expect(calls[1]).toMatchObject({ url: '/wp-admin/admin-ajax.php?action=rest-nonce', method: 'GET' });
    expect(calls[2]?.headers['x-wp-nonce']).toBe('abcdef1234');
  });

  it('omits the nonce for guests, who cannot renew one', async () => {
    const calls = stubFetch(refused, { status: 400, body: '0' }, { body: { id: 1 } });
    expect(await callWordpress('/wp/v2/posts/1', item)).toEqual({ id: 1 });
    expect(calls[2]?.headers).not.toHaveProperty('x-wp-nonce');
    expect(nonces().rest.get()).toBe('');
  });

  it.each([
    ['could not be reached', new TypeError('Failed to fetch'), { kind: 'offline' }],
    ['has failed', { status: 500 }, { status: 500 }],
    ['has had enough', { status: 429 }, { status: 429 }],
    ['has answered with a page', { body: '<!DOCTYPE html><p>Back soon' }, { kind: 'schema' }],
  ])('keeps the nonce if the server %s', async (_, answer, error) => {
    stubFetch(refused, answer);
    await expect(callWordpress('/wp/v2/posts/1', item)).rejects.toMatchObject(error);
    expect(nonces().rest.get()).toBe('old');
  });

  it('renews at an address that has parameters', async () => {
    const address = '/wp-admin/admin-ajax.php?lang=de';
    const others = { wc_ajax_url: '', i18n_password_show: '', i18n_password_hide: '' };
    vi.stubGlobal('woocommerce_params', { ajax_url: address, ...others });
    const calls = stubFetch(refused, { body: 'abcdef1234' }, { body: { id: 1 } });
    await callWordpress('/wp/v2/posts/1', item);
    expect(calls[1]?.url).toBe(`${address}&action=rest-nonce`);
  });
});

describe('fetchAll', () => {
  const next = (url: string) => ({ Link: `<${root}first>; rel="prev", <${url}>; rel="next"` });

  it('follows the pages', async () => {
    const calls = stubFetch(
      { body: [{ id: 1 }, { id: 2 }], headers: next(`${root}wp/v2/x?per_page=100&page=2`) },
      { body: [{ id: 3 }] },
    );
    expect(await fetchAll('/wp/v2/x?per_page=-1', item)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(calls[0]?.url).toBe(`${root}wp/v2/x?per_page=100&_locale=user`);
    expect(calls[1]?.url).toBe(`${root}wp/v2/x?per_page=100&page=2`);
  });

  it('ends at a circle and at another origin', async () => {
    const calls = stubFetch({ body: [{ id: 1 }], headers: next(`${root}wp/v2/x?page=2`) });
    expect(await fetchAll('/wp/v2/x', item)).toHaveLength(2);
    expect(calls).toHaveLength(2);
    stubFetch({ body: [{ id: 1 }], headers: next('https://elsewhere.test/') });
    expect(await fetchAll('/wp/v2/x', item)).toHaveLength(1);
  });
});

describe('uploadMedia', () => {
  const halfway = { status: 500, headers: { 'X-WP-Upload-Attachment-ID': '77' } };

  it('requests the server to finish its work', async () => {
    const calls = stubFetch(halfway, { status: 500 }, { body: { id: 77 } });
    expect(await uploadMedia(new FormData(), item)).toEqual({ id: 77 });
    expect(calls).toHaveLength(3);
    expect(calls[2]).toMatchObject({
      url: `${root}wp/v2/media/77/post-process?_locale=user`,
      body: '{"action":"create-image-subsizes"}',
    });
  });

  it('fails after five attempts, and cleans up', async () => {
    const calls = stubFetch(halfway, { status: 500 });
    await expect(uploadMedia(new FormData(), item)).rejects.toMatchObject({ code: 'post_process' });
    expect(calls).toHaveLength(7);
    expect(calls[6]).toMatchObject({
      url: `${root}wp/v2/media/77?force=true&_locale=user`,
      headers: { 'x-http-method-override': 'DELETE' },
    });
  });

  it('passes other failures on', async () => {
    const calls = stubFetch({ status: 500 });
    await expect(uploadMedia(new FormData(), item)).rejects.toMatchObject({ kind: 'status', status: 500 });
    expect(calls).toHaveLength(1);
  });
});
