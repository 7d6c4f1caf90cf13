import { attributeOf, selectsOf } from './find-select.ts';

/**
 * Lets the address name what is chosen, so that it can be shared (contracts/swatches-and-others.md §1.11). What is no
 * longer chosen leaves it; the visitor's history stays as it is.
 */
export function shareAddress(form: ParentNode): void {
  const address = new URL(location.href);
  for (const select of selectsOf(form)) {
    if (select.value) address.searchParams.set(attributeOf(select), select.value);
    else address.searchParams.delete(attributeOf(select));
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}
