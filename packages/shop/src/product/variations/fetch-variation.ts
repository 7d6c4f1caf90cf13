import { callShop, codec, either, exactly, type FormValue } from '@stirrup/cms';
import { parseObject } from '@stirrup/runtime';
import type { Variation } from '../variation-data/variation.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import { VARIATION_CALL } from './list-contract.ts';

/** The product of a request, and the check of its answer. */
export interface RequestedProduct {
  readonly productId: string;
  readonly customData: string;
  /** Passed in, because this file is a chunk of its own and shares none with code that is loaded at once. */
  readonly isVariation: (answer: unknown) => answer is Variation;
}

/**
 * Requests the variation of a complete choice; undefined if there is none (woocommerce.md §2.7).
 *
 * @throws RequestError, kind `aborted` if the signal does.
 */
export async function fetchVariation(
  choice: Choice,
  { productId, customData, isVariation }: RequestedProduct,
  signal: AbortSignal,
): Promise<Variation | undefined> {
  const fields: Record<string, FormValue> = { ...Object.fromEntries(choice), product_id: productId };
  if (customData) fields[VARIATION_CALL.customData] = readCustomData(customData);
  const schema = codec('a variation', (printed) => (isVariation(printed) ? printed : undefined));
  const answer = await callShop(VARIATION_CALL.endpoint, either(exactly(false), schema), fields, { signal });
  return answer || undefined;
}

/** Plugins print an object or a string; jQuery's encoding nests objects. */
function readCustomData(printed: string): FormValue {
  const data: unknown = parseObject(printed);
  return isFormValue(data) ? data : printed;
}

function isFormValue(value: unknown): value is FormValue {
  if (typeof value !== 'object') return value !== undefined;
  return value !== null && Object.values(value).every((item) => item === null || isFormValue(item));
}
