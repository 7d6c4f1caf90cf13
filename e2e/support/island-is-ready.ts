import type { Page } from 'playwright-core';

/**
 * Waits until an island is ready on some element of the page. An element that several islands share, such as the body, shows
 * only the state that changed last.
 */
export const islandIsReady = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((island) => {
    const key = Object.getOwnPropertySymbols(globalThis).find((symbol) =>
      /^stirrup@\d+$/.test(symbol.description ?? ''),
    );
    if (!key) return false;
    const { claimsOf } = Reflect.get(globalThis, key);
    return [...document.querySelectorAll('[data-island-state]')].some((element) => {
      const claims: { readonly definition: { readonly name: string }; readonly state: string }[] = claimsOf(element);
      return claims.some(({ definition, state }) => definition.name === island && state === 'ready');
    });
  }, name);
