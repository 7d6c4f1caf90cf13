import type { Page } from 'playwright-core';
import { paintWhenParsed } from './paint-when-parsed.ts';

/** Records every layout shift of a page from its first paint on; call it before the page loads. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(globalThis, 'shifts', Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Does the same on a page of the demo CMS, which paints first when it is parsed. */
export async function watchShopShifts(page: Page): Promise<void> {
  await paintWhenParsed(page);
  await watchShifts(page);
}

/** The page's cumulative layout shift until now. */
export const shiftsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')));

/** Scrolls through the whole page, and returns its cumulative layout shift. */
export async function shiftsThrough(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    await Promise.all(
      [...document.images].map((one) => one.complete || new Promise((done) => (one.onload = one.onerror = done))),
    );
  });
  return shiftsOf(page);
}
