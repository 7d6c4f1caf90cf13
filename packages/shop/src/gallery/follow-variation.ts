import { foundVariation } from '../product/found-variation.ts';
import { PICTURE, PRODUCT } from './contract.ts';
import { showPicture } from './show-picture.ts';

/** The element that a product's pictures and its form lie in. */
export function productOf(element: Element): ParentNode {
  return element.closest(PRODUCT) ?? document;
}

/** Lets a product's first gallery follow what its form finds, from what it has found already. */
export function followVariation(gallery: HTMLElement, product: ParentNode, signal: AbortSignal): void {
  if (product.querySelector(PICTURE.gallery) !== gallery) return;
  const end = foundVariation(product).subscribe((found) => {
    if (found) showPicture(gallery, product, found);
  });
  signal.addEventListener('abort', end);
}
