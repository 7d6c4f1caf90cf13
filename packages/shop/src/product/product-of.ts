import { membersOf, rootSelector } from '@stirrup/runtime';

/** The product around form and pictures; our dialect has an attribute for it (woocommerce.md §3.1). */
const PRODUCT = '.product, [data-product]';

/** A product's pictures (woocommerce.md §5.6). */
const GALLERY = '.images, [data-variation="gallery"], [data-island="gallery"]';

/** The element that contains a product's pictures and its form. */
export function productOf(element: Element): ParentNode {
  return membersOf(element).closest(PRODUCT) ?? document;
}

/** The first gallery of a product; it follows the form. */
export function galleryOf(product: ParentNode): HTMLElement | null {
  return product.querySelector<HTMLElement>(`${GALLERY}, ${rootSelector('gallery')}`);
}
