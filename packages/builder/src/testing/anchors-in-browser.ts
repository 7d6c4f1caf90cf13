import type { Page } from 'playwright-core';

/**
 * Starts the page's anchor links, as a visitor does by any movement, and waits for them. An element shows the state of the
 * island that changed last, so that the claim itself is read.
 */
export const isUp = (page: Page) =>
  page.waitForFunction(() => {
    const key = Object.getOwnPropertySymbols(globalThis).find((symbol) => /^stirrup@/.test(symbol.description ?? ''));
    const registry = key && Reflect.get(globalThis, key);
    const roots = [document.body, ...document.querySelectorAll('[data-island="anchor-links"]')];
    const claims: { definition: { name: string }; state: string; begin: () => unknown }[] = roots.flatMap((root) =>
      registry.claimsOf(root),
    );
    const own = claims.filter(({ definition }) => definition.name === 'anchor-links');
    for (const claim of own) void claim.begin();
    return own.some(({ state }) => state === 'ready');
  });
/** Lets more time pass than a browser takes to scroll to a place: what scrolls from now on is the visitor. */
export const passArrival = (page: Page) =>
  page.evaluate(async () => {
    // The browser tells of a new address in a later task, which nobody's second overtakes.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { performance } = globalThis;
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1001;
  });
export const hashOf = (page: Page) => new URL(page.url()).hash;
export const entriesOf = (page: Page) => page.evaluate(() => history.length);
/** Distance of a place from the one to which links lead, below a sticky header. */
export const topOf = (page: Page, id: string) =>
  page.$eval(`#${id}`, (place) => {
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    return Math.abs(Math.round(place.getBoundingClientRect().top - padding));
  });
export const currentIn = (page: Page, menu: string) => page.locator(`${menu} [aria-current="page"]`).allTextContents();
/** True if the focus is on a place, or behind its beginning. */
export const isBehind = (page: Page, id: string) =>
  page.evaluate((its) => {
    const place = document.getElementById(its);
    const { activeElement } = document;
    if (!place || !activeElement || activeElement === document.body) return false;
    return place === activeElement || place.compareDocumentPosition(activeElement) === Node.DOCUMENT_POSITION_FOLLOWING;
  }, id);
