import { httpUrl } from '@stirrup/cms';
import { textOf } from '../text-of.ts';
import type { Variation } from '../variation-data/variation.ts';
import type { Choice } from '../variation-matching/index-variations.ts';

/**
 * The address that adds a variation, with the choice: the variation's own lacks the attributes that take any value, and
 * the shop requires them (swatches-and-others.md §1.12). Undefined if it has none.
 */
export function addressToAdd(variation: Variation, choice: Choice): string | undefined {
  const address = httpUrl(textOf(variation, 'add_to_cart_url'));
  if (!address) return undefined;
  const url = new URL(address);
  for (const [attribute, value] of choice) if (value) url.searchParams.set(attribute, value);
  return url.href;
}
