import type { Frame, Page } from 'playwright-core';

/** Starts every island of the page, and returns those that did not become ready. */
export async function notReady(page: Page | Frame): Promise<string[]> {
  await page.waitForSelector('[data-island-state]', { state: 'attached' });
  return page.evaluate(async () => {
    type Claim = { definition: { name: string }; state: string; begin: () => Promise<void> };
    const key = Object.getOwnPropertySymbols(globalThis).find((symbol) => symbol.description?.startsWith('stirrup@'));
    const registry = key && Reflect.get(globalThis, key);
    const claims = [...document.querySelectorAll('[data-island-state]')].flatMap((element): Claim[] =>
      registry.claimsOf(element),
    );
    await Promise.all(claims.map((claim) => claim.begin()));
    return claims
      .filter(({ state }) => state !== 'ready')
      .map(({ definition, state }) => `${definition.name} ${state}`);
  });
}
