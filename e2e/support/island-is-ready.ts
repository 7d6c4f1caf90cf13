import type { ElementHandle, Page } from 'playwright-core';

/**
 * Waits until an island is ready on some element of the page. An element that several islands share, such as the body, shows
 * only the state that changed last.
 */
export const islandIsReady = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction(hasReady, [name, null] as const);

/** True if an island is ready on an element now. */
export const isIslandReadyOn = (page: Page, name: string, element: ElementHandle<Element>): Promise<boolean> =>
  page.evaluate(hasReady, [name, element] as const);

/** True if an island is ready on the element, or on any if there is none. It runs in the page. */
function hasReady([name, place]: readonly [string, Element | null]): boolean {
  const key = Object.getOwnPropertySymbols(globalThis).find((symbol) => /^stirrup@\d+$/.test(symbol.description ?? ''));
  if (!key) return false;
  const { claimsOf } = Reflect.get(globalThis, key);
  return (place ? [place] : [...document.querySelectorAll('[data-island-state]')]).some((element) => {
    const claims: { readonly definition: { readonly name: string }; readonly state: string }[] = claimsOf(element);
    return claims.some(({ definition, state }) => definition.name === name && state === 'ready');
  });
}
