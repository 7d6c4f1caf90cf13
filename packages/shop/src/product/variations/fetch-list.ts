import { codec, request } from '@stirrup/cms';
import { wordpressUrl } from '@stirrup/cms/wordpress';
import type { RequestedProduct } from './fetch-variation.ts';
import { isListed } from './is-listed.ts';
import type { Variation } from './variation.ts';

/**
 * Asks the swatches plugin for all variations of a product, if it answers them; undefined if it does not. The call is a
 * public one and goes without a nonce: that of a page out of a cache would be refused (swatches-and-others.md §1.13).
 *
 * @throws RequestError
 */
export async function fetchList(
  form: ParentNode,
  { productId, isVariation }: RequestedProduct,
  signal: AbortSignal,
): Promise<readonly Variation[] | undefined> {
  if (!isListed(form)) return undefined;
  const path = `woo-variation-swatches/v1/single-product/${encodeURIComponent(productId)}`;
  const schema = codec('a list of variations', (printed) =>
    Array.isArray(printed) ? printed.filter(isVariation) : undefined,
  );
  return request(schema, wordpressUrl(path), { signal });
}
