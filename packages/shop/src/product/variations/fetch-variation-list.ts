import { codec, request } from '@stirrup/cms';
import { wordpressUrl } from '@stirrup/cms/wordpress';
import type { Variation } from '../variation-data/variation.ts';
import type { RequestedProduct } from './fetch-variation.ts';
import { isListed } from './is-listed.ts';
import { LIST_ROUTE } from './list-contract.ts';

/**
 * Requests all variations of a product from the swatches plugin; undefined if it does not list them. The call is public
 * and goes without a nonce: that of a cached page would be refused (swatches-and-others.md §1.13).
 *
 * @throws RequestError
 */
export async function fetchVariationList(
  form: ParentNode,
  { productId, isVariation }: RequestedProduct,
  signal: AbortSignal,
): Promise<readonly Variation[] | undefined> {
  if (!isListed(form)) return undefined;
  const path = LIST_ROUTE + encodeURIComponent(productId);
  const schema = codec('a list of variations', (printed) =>
    Array.isArray(printed) ? printed.filter(isVariation) : undefined,
  );
  return request(schema, wordpressUrl(path), { signal });
}
