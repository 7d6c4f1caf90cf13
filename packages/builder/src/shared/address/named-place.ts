import { namedIn } from './named-in.ts';

/** The place on the page that an address names; the page's own, unless another one is given. */
export function namedPlace(address: Pick<Location, 'hash'> = location): HTMLElement | null {
  return document.getElementById(namedIn(address));
}
