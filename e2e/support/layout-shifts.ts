import type { Page } from 'playwright-core';
import { paintWhenParsed } from './paint-when-parsed.ts';

/** Longest wait for pictures, in ms. */
const PICTURES = 3000;

/** Records every layout shift of a page from its first paint on; call it before the page loads. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifts', 0);
    const told: string[] = [];
    Reflect.set(globalThis, 'shiftsTold', told);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'));
        Reflect.set(globalThis, 'shifts', Reflect.get(globalThis, 'shifts') + value);
        const sources = [...Reflect.get(entry, 'sources')].map((source) => {
          const { node } = source;
          const name = node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
          const { previousRect: from, currentRect: to } = source;
          return `${name} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`;
        });
        told.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${sources.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Does the same on a page of the demo CMS, which paints first when it is parsed. */
export async function watchShopShifts(page: Page, options?: Parameters<typeof paintWhenParsed>[1]): Promise<void> {
  await paintWhenParsed(page, options);
  await watchShifts(page);
}

/** The page's cumulative layout shift until now. */
export const shiftsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'shifts')));

/** Each shift with the elements that moved: for the message of a failing test. */
export const describeShifts = (page: Page) =>
  page.evaluate(() => [...Reflect.get(globalThis, 'shiftsTold')].map(String).join('\n'));

/** Scrolls through the whole page, and returns its cumulative layout shift. */
export async function shiftsThrough(page: Page): Promise<number> {
  await page.evaluate(async (patience) => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    // Lazy ones that are hidden, or out of sight in a slider, never come.
    const shown = [...document.images].filter((one) => one.checkVisibility());
    const come = shown.map((one) => one.complete || new Promise((done) => (one.onload = one.onerror = done)));
    await Promise.race([Promise.all(come), new Promise((resolve) => setTimeout(resolve, patience))]);
  }, PICTURES);
  return shiftsOf(page);
}
