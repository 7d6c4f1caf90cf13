import { callShop, codec, request } from '@stirrup/cms';
import { wordpressUrl } from '@stirrup/cms/wordpress';
import { isVariation, type Variation } from '../variation-data/variation.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import { variationAnswer } from './fetch-preview.ts';
import { ONE_VARIATION, ROUTE } from './plugin-contract.ts';

const variationList = codec('a list of variations', (answer) =>
  Array.isArray(answer) ? answer.filter(isVariation) : undefined,
);

/**
 * Requests all variations of a product, without a nonce: the route is public, and a cached page's nonce would be
 * refused (swatches-and-others.md §1.13).
 *
 * @throws RequestError
 */
export function fetchList(productId: string, signal: AbortSignal): Promise<readonly Variation[]> {
  return request(variationList, wordpressUrl(`${ROUTE}archive-product/${encodeURIComponent(productId)}`), { signal });
}

/**
 * Requests the variation of a complete choice; undefined if there is none (swatches-and-others.md §1.14).
 *
 * @throws RequestError
 */
export async function fetchOne(productId: string, choice: Choice, signal: AbortSignal): Promise<Variation | undefined> {
  const fields = { ...Object.fromEntries(choice), product_id: productId };
  const answer = await callShop(ONE_VARIATION, variationAnswer, fields, { signal });
  return answer || undefined;
}

export { fetchPreview } from './fetch-preview.ts';
