import { callShop, codec, either, exactly, type FormValue } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import type { Choice } from '../variation-matching/index-variations.ts';
import type { Variation } from './variation.ts';

/** Which product is meant, and what an answer has to be. */
export interface RequestedProduct {
  readonly productId: string;
  readonly customData: string;
  /** Handed over, because this file is loaded apart and shares nothing with those that are not. */
  readonly isVariation: (answer: unknown) => answer is Variation;
}

/**
 * Asks the shop for the variation of a complete choice; undefined if there is none (woocommerce.md §2.7).
 *
 * @throws RequestError, kind `aborted` if the signal does.
 */
export async function fetchVariation(
  choice: Choice,
  { productId, customData, isVariation }: RequestedProduct,
  signal: AbortSignal,
): Promise<Variation | undefined> {
  const fields: Record<string, FormValue> = { ...Object.fromEntries(choice), product_id: productId };
  if (customData) fields['custom_data'] = readCustomData(customData);
  const schema = codec('a variation', (printed) => (isVariation(printed) ? printed : undefined));
  const answer = await callShop('get_variation', either(exactly(false), schema), fields, { signal });
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
