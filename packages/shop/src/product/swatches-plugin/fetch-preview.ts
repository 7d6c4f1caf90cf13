import { codec, either, exactly, isRequestError, request } from '@stirrup/cms';
import { wordpressUrl } from '@stirrup/cms/wordpress';
import { knownVariations } from '../variation-data/known-variations.ts';
import { isVariation, type Variation } from '../variation-data/variation.ts';
import { type PREVIEW_ROUTE, ROUTE } from './plugin-contract.ts';

/** Query for a picture. */
export interface PreviewQuery {
  readonly form: HTMLElement;
  readonly productId: string;
  readonly attribute: string;
  readonly value: string;
  /** Lists of products have a route of their own. */
  readonly route: (typeof PREVIEW_ROUTE)[keyof typeof PREVIEW_ROUTE];
  readonly signal: AbortSignal;
}

/** The plugin's answer to a query for one variation; false if there is none (swatches-and-others.md §1.13, §1.14). */
export const variationAnswer = either(
  exactly(false),
  codec('a variation', (answer) => (isVariation(answer) ? answer : undefined)),
);

/**
 * The variation whose picture represents one value while others are still to be chosen: the first one that the page
 * contains, else the shop's (swatches-and-others.md §1.11, §1.13). Undefined if there is none or the call fails: a
 * picture is not worth a message.
 */
export async function fetchPreview(query: PreviewQuery): Promise<Variation | undefined> {
  const { form, productId, attribute, value, route, signal } = query;
  const { index } = knownVariations(form);
  if (index) return index.match(new Map([[attribute, value]]));
  const address = wordpressUrl(`${ROUTE}${route}`, { product_id: productId, [attribute]: value });
  try {
    return (await request(variationAnswer, address, { signal })) || undefined;
  } catch (error) {
    if (!isRequestError(error)) reportError(error);
    return undefined;
  }
}
