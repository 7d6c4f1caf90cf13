import { membersOf, rootSelector } from '@stirrup/runtime';

/** The product that form and pictures belong to; ours has an attribute (woocommerce.md §3.1). */
const PRODUCT = '.product, [data-product]';

/** A product's pictures (woocommerce.md §5.6). */
const GALLERY = '.images, [data-variation="gallery"], [data-island="gallery"]';

/** The element that a product's pictures and its form lie in. */
export function productOf(element: Element): ParentNode {
  return membersOf(element).closest(PRODUCT) ?? document;
}

/** The first gallery of a product, which follows its form. */
export function galleryOf(product: ParentNode): HTMLElement | null {
  return product.querySelector<HTMLElement>(`${GALLERY}, ${rootSelector('gallery')}`);
}
