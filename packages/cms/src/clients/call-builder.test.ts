import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { nonces } from '../nonces/nonces.ts';
import { renewFormNonce } from '../nonces/renew-form-nonce.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { builderUrl } from './builder-url.ts';
import { callBuilder } from './call-builder.ts';

const answer = z.object({ html: z.string() });
const refused = { status: 403, body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: {} } };
const renewal = { body: { success: true, data: { bricks_nonce: 'fresh-b', rest_nonce: 'fresh-r' } } };
const done = { body: { html: '<p></p>' } };
const printed = {
  locale: 'en_US',
  ajaxUrl: 'https://shop.test/wp-admin/admin-ajax.php',
  restApiUrl: 'https://shop.test/wp-json/bricks/v1/',
  nonce: 'old-b',
  formNonce: 'old-f',
  wpRestNonce: 'old-r',
  postId: '5',
  offsetLazyLoad: '300',
  baseUrl: 'https://shop.test/shop/',
  useQueryFilter: '1',
  language: '',
  wpmlUrlFormat: '',
  multilangPlugin: '',
  mainQueryId: '',
  i18n: {},
};

const page = (changes: object = {}) => {
  const bricksData = { ...printed, ...changes };
  vi.stubGlobal('bricksData', bricksData);
  return bricksData;
};

beforeEach(() => {
  page();
  const { builder, form, rest } = nonces();
  builder.set('old-b');
  form.set('old-f');
  rest.set('old-r');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the builder’s REST calls', () => {
  it('carry the header, the nonce and the language', async () => {
    const calls = stubFetch(done);
    expect(await callBuilder('load_popup_content', answer, { postId: '199', popupId: '198' })).toEqual(done.body);
    expect(calls[0]).toMatchObject({
      url: 'https://shop.test/wp-json/bricks/v1/load_popup_content',
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=UTF-8', 'x-wp-nonce': 'old-r' },
      body: '{"postId":"199","popupId":"198","nonce":"old-b","lang":false,"mainQueryId":false}',
    });
  });

  it('renew a refused nonce once, repeat the call, and hand the new nonces to other scripts', async () => {
    const bricksData = page();
    const calls = stubFetch(refused, renewal, done);
    expect(await callBuilder('query_result', answer, {})).toEqual(done.body);
    expect(calls[1]).toMatchObject({
      url: 'https://shop.test/wp-admin/admin-ajax.php',
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=bricks_regenerate_query_nonce',
    });
    expect(calls[2]?.headers['x-wp-nonce']).toBe('fresh-r');
    expect(calls[2]?.body).toContain('"nonce":"fresh-b"');
    expect(bricksData).toMatchObject({ nonce: 'fresh-b', wpRestNonce: 'fresh-r', formNonce: 'old-f' });
  });

  it('share one renewal', async () => {
    const calls = stubFetch(({ url, headers }) => {
      if (url.includes('admin-ajax')) return renewal;
      return headers['x-wp-nonce'] === 'fresh-r' ? done : refused;
    });
    await Promise.all([1, 2, 3].map((page) => callBuilder('load_query_page', answer, { page })));
    expect(calls.filter(({ url }) => url.includes('admin-ajax'))).toHaveLength(1);
    expect(calls).toHaveLength(7);
  });

  it('use nonces that another call renewed meanwhile', async () => {
    const calls = stubFetch(() => {
      nonces().rest.set('fresh-r');
      return calls.length === 1 ? refused : done;
    });
    await callBuilder('load_query_page', answer, {});
    expect(calls.map(({ headers }) => headers['x-wp-nonce'])).toEqual(['old-r', 'fresh-r']);
  });

  it('fail after the second refusal', async () => {
    const calls = stubFetch(refused, renewal, refused);
    await expect(callBuilder('query_result', answer, {})).rejects.toMatchObject({
      message: 'Nonce verification failed after refresh',
      kind: 'status',
      status: 403,
    });
    expect(calls).toHaveLength(3);
  });

  it.each([
    [{ body: '<html>' }, 'Invalid response from server when regenerating nonce'],
    [{ body: { success: false } }, 'Failed to regenerate nonces: Invalid response structure'],
    [{ status: 500 }, 'Failed to regenerate nonce'],
    [new TypeError('Failed to fetch'), 'Failed to regenerate nonce'],
  ])('explain why the renewal failed: %j', async (reply, message) => {
    stubFetch(refused, reply);
    await expect(callBuilder('query_result', answer, {})).rejects.toMatchObject({ message });
  });

  it('do not repeat other failures', async () => {
    const calls = stubFetch({ status: 400, body: { code: 'bricks_api_missing' } });
    await expect(callBuilder('query_result', answer, {})).rejects.toMatchObject({
      code: 'bricks_api_missing',
      message: expect.stringContaining('Request failed with status 400'),
    });
    expect(calls).toHaveLength(1);
  });

  it('omit the header without a nonce: guests are served like that', async () => {
    nonces().rest.set('');
    const calls = stubFetch(done);
    await callBuilder('query_result', answer, {});
    expect(calls[0]?.headers).not.toHaveProperty('x-wp-nonce');
  });
});

describe('the language', () => {
  it.each([
    ['wpml', '1', '', '?lang=de'],
    ['wpml', '2', '', '?lang=de'],
    ['wpml', '3', '', ''],
    ['wpml', '3', '?lang=de', '?lang=de'],
    ['polylang', '', '?lang=de', ''],
    ['', '', '', ''],
  ])('of %s in format %j on a page %j is sent as %j', (multilangPlugin, wpmlUrlFormat, search, expected) => {
    page({ language: 'de', multilangPlugin, wpmlUrlFormat });
    vi.stubGlobal('location', { href: `https://shop.test/${search}` });
    expect(builderUrl('query_result')).toBe(`https://shop.test/wp-json/bricks/v1/query_result${expected}`);
  });

  it('joins a root that has a query already', () => {
    page({ restApiUrl: '/?rest_route=/bricks/v1/', language: 'de', multilangPlugin: 'wpml', wpmlUrlFormat: '1' });
    expect(builderUrl('query_result')).toBe('/?rest_route=/bricks/v1/query_result&lang=de');
  });

  it('is in the body for every plugin', async () => {
    page({ language: 'de', multilangPlugin: 'polylang' });
    const calls = stubFetch(done);
    await callBuilder('query_result', answer, {});
    expect(calls[0]?.body).toContain('"lang":"de"');
  });
});

describe('the form nonce', () => {
  it('comes as plain text, from an address with a time stamp', async () => {
    const calls = stubFetch({ body: '949e27f548\n' });
    await renewFormNonce();
    expect(calls[0]?.url).toMatch(/^https:\/\/shop\.test\/wp-admin\/admin-ajax\.php\?t=\d{13}$/);
    expect(calls[0]?.body).toBe('action=bricks_regenerate_form_nonce');
    expect(nonces().form.get()).toBe('949e27f548');
  });

  it('is never an error page', async () => {
    stubFetch({ body: '<h1>Maintenance</h1>' }, { body: '0' });
    await expect(renewFormNonce()).rejects.toMatchObject({ kind: 'schema' });
    await expect(renewFormNonce()).rejects.toMatchObject({ kind: 'schema' });
    expect(nonces().form.get()).toBe('old-f');
  });
});
