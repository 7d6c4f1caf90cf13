import { namedIn } from './named-in.ts';

/** The element that an address names; by default the page's own address. */
export function namedPlace(address: Pick<Location, 'hash'> = location): HTMLElement | null {
  return document.getElementById(namedIn(address));
}
