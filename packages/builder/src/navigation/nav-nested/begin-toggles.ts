import { pageRegistry, rootSelector } from '@stirrup/runtime';

/** Starts the toggles of a menu: they sleep until somebody comes near it. Resolves when they are up. */
export async function beginToggles(menu: Element): Promise<void> {
  const toggles = [...menu.querySelectorAll(rootSelector('toggle'))];
  await Promise.all(toggles.flatMap(pageRegistry().claimsOf).map((claim) => claim.begin()));
}
