import { textOfHtml } from '@stirrup/cms';
import { textOf } from '../text-of.ts';
import type { Variation } from '../variation-data/variation.ts';
import { PRODUCT } from './contract.ts';
import { setContent } from './set-content.ts';

/** Shows a variation's SKU, weight and size around the form, or restores the product's (woocommerce.md §5.5). */
export function showDetails(product: ParentNode, variation: Variation | undefined): void {
  const show = (selector: string, text: string | undefined) => {
    for (const element of product.querySelectorAll(selector)) setContent(element, text);
  };
  const weight = variation?.['weight'] ? textOf(variation, 'weight_html') : '';
  const hasSize = Boolean(variation?.['dimensions']);
  show(PRODUCT.sku, (variation && textOf(variation, 'sku')) || undefined);
  show(PRODUCT.weight, weight ? textOfHtml(weight) : undefined);
  show(PRODUCT.dimensions, variation && hasSize ? textOfHtml(textOf(variation, 'dimensions_html')) : undefined);
}
