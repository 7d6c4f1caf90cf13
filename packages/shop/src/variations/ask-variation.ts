import { callShop, either, exactly, type FormValue, request } from '@stirrup/cms';
import { wordpressUrl } from '@stirrup/cms/wordpress';
import { parseObject } from '@stirrup/runtime';
import type { Choice } from '../variation-matching/index-variations.ts';
import { type Variation, variationAnswer, variationList } from './variation.ts';

/** What tells the shop which product is meant. */
export interface AskedProduct {
  readonly productId: string;
  readonly customData: string;
}

/**
 * Asks the shop for the variation of a complete choice; undefined if there is none (contracts/woocommerce.md §2.7).
 *
 * @throws RequestError, kind `aborted` if the signal does.
 */
export async function askVariation(
  choice: Choice,
  { productId, customData }: AskedProduct,
  signal: AbortSignal,
): Promise<Variation | undefined> {
  const fields: Record<string, FormValue> = { ...Object.fromEntries(choice), product_id: productId };
  if (customData) fields['custom_data'] = readCustomData(customData);
  const answer = await callShop('get_variation', either(exactly(false), variationAnswer), fields, { signal });
  return answer || undefined;
}

/** Plugins print an object or a text; jQuery's encoding nests the former. */
function readCustomData(printed: string): FormValue {
  const data: unknown = parseObject(printed);
  return isFormValue(data) ? data : printed;
}

function isFormValue(value: unknown): value is FormValue {
  if (typeof value !== 'object') return value !== undefined;
  return value !== null && Object.values(value).every((item) => item === null || isFormValue(item));
}

/**
 * Asks the swatches plugin for all variations of a product: a public call, which goes without a nonce, because the one
 * of a page out of a cache would be refused (contracts/swatches-and-others.md §1.13).
 *
 * @throws RequestError
 */
export function askList(productId: string, signal: AbortSignal): Promise<readonly Variation[]> {
  const path = `woo-variation-swatches/v1/single-product/${encodeURIComponent(productId)}`;
  return request(variationList, wordpressUrl(path), { signal });
}
