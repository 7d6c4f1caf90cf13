import { pageRegistry } from '@stirrup/runtime';
import { atom, type WritableAtom } from 'nanostores';

/** The variation that a product's form has found; the product's gallery follows it. */
export interface FoundVariation {
  readonly form: HTMLElement;
  /** The CMS's data of the variation (woocommerce.md §5.4); undefined for the product itself. */
  readonly variation: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The latest variation that a product's form has found; undefined before its first search. The form sets it and the
 * gallery follows it, whichever starts first. Each `set` emits, even with the same variation.
 *
 * @param product the element of the product that contains form and gallery, or the document.
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
