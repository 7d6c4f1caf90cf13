import { namedIn } from './named-in.ts';

/** The place on the page that its address names. */
export function namedPlace(): HTMLElement | null {
  return document.getElementById(namedIn(location));
}
