import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renewFormNonce } from '../nonces/renew-form-nonce.ts';
import { messageFor } from '../request/message-for.ts';
import { readAnswer } from '../request/read-answer.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { callAdmin } from './call-admin.ts';
import { callBuilder } from './call-builder.ts';
import { callShop } from './call-shop.ts';
import { callShopForHtml } from './call-shop-for-html.ts';
import { callWordpress } from './call-wordpress.ts';
import { addToCart, addToCartByBuilder, addVariationToCart, refreshFragments, removeFromCart } from './cart-calls.ts';
import { fetchAll } from './fetch-all.ts';
import { uploadMedia } from './upload-media.ts';

const item = z.object({ id: z.number() });
const CALLS: Readonly<Record<string, () => Promise<unknown>>> = {
  addToCart: () => addToCart({ product_id: 1 }),
  addToCartByBuilder: () => addToCartByBuilder({ product_id: 1 }),
  addVariationToCart: () => addVariationToCart({ product_id: 1 }),
  callAdmin: async () => readAnswer(item, await callAdmin('act')),
  callBuilder: () => callBuilder('load_query_page', item, {}),
  callShop: () => callShop('get_variation', item, {}),
  callShopForHtml: () => callShopForHtml('apply_coupon', {}),
  callWordpress: () => callWordpress('/wp/v2/posts/1', item),
  fetchAll: () => fetchAll('/wp/v2/posts', item),
  refreshFragments: () => refreshFragments(),
  removeFromCart: () => removeFromCart('abc'),
  renewFormNonce: () => renewFormNonce(),
  uploadMedia: () => uploadMedia(new FormData(), item),
};
/** Proxies and firewalls in front of a shop answer in HTML to any request. */
const PAGES = [
  [500, 'The shop cannot answer just now. Please try again in a moment.'],
  [502, 'The shop cannot answer just now. Please try again in a moment.'],
  [429, 'That was too much at once for the shop. Please wait a moment and try again.'],
] as const;

beforeEach(() => {
  vi.stubGlobal('wpApiSettings', { root: 'https://shop.test/wp-json/', nonce: 'old' });
});
afterEach(() => vi.unstubAllGlobals());

describe.each(Object.entries(CALLS))('%s', (_, call) => {
  it.each(PAGES)('fails with a message for visitors after an HTML page of status %i', async (status, words) => {
    stubFetch({ status, body: '<!doctype html><title>nginx</title>' });
    const error: unknown = await call().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(messageFor(error)).toBe(words);
  });
});
