import type { MatchableVariation } from '../variation-matching/index-variations.ts';

/**
 * A variation as the CMS prints or answers it (woocommerce.md §5.4). It is handed to listeners as it is:
 * plugins add fields of their own and change others, so a field is read when it is used.
 */
export interface Variation extends MatchableVariation {
  readonly [field: string]: unknown;
}

/** True if a value is a variation. */
export function isVariation(value: unknown): value is Variation {
  if (typeof value !== 'object' || value === null || !('attributes' in value)) return false;
  return typeof value.attributes === 'object' && value.attributes !== null;
}

/** True if a variation can be added to the cart (woocommerce.md §5.5). */
export function isBuyable({ is_purchasable, is_in_stock, variation_is_visible }: Variation): boolean {
  return Boolean(is_purchasable && is_in_stock && variation_is_visible);
}
