import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/** The variation that a product's form has found, for the product's pictures to follow. */
export interface FoundVariation {
  readonly form: HTMLElement;
  /** As the CMS describes it (woocommerce.md §5.4); undefined for the product itself. */
  readonly variation: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The latest variation that a product's form has found; undefined before its first search. The form sets it and the
 * gallery follows it, whichever of them comes first. Each setting emits, also of the same variation.
 *
 * @param product the element of the product that form and gallery lie in, or the document.
 */
export function foundVariation(product: ParentNode): WritableAtom<FoundVariation | undefined> {
  const all = pageRegistry().shared(
    'shop/found-variations',
    () => new WeakMap<ParentNode, WritableAtom<FoundVariation | undefined>>(),
  );
  const known = all.get(product) ?? atom<FoundVariation | undefined>();
  all.set(product, known);
  return known;
}
