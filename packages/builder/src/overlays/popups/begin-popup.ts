import { pageRegistry } from '@stirrup/runtime';
import { knownPopups } from './known-popups.ts';
import type { Popup } from './popup.ts';

/** Brings up the island of a popup that has just been added to the page, or sleeps; undefined if it does not come up. */
export async function beginPopup(element: Element): Promise<Popup | undefined> {
  const registry = pageRegistry();
  registry.find(element);
  await Promise.all(registry.claimsOf(element).map((claim) => claim.begin()));
  return knownPopups().get(element);
}
