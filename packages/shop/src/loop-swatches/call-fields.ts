import type { FormFields } from '@stirrup/cms';
import { textOf } from '../product/text-of.ts';
import type { Choice } from '../variation-matching/index-variations.ts';
import type { Variation } from '../variations/variation.ts';

/** The fields of an addition: the variation takes the place of the product (contracts/swatches-and-others.md §1.14). */
export function callFields(button: HTMLElement, variation: Variation, choice: Choice): FormFields {
  return {
    ...Object.fromEntries(choice),
    quantity: button.dataset['quantity'] ?? '1',
    product_id: textOf(variation, 'variation_id'),
  };
}
