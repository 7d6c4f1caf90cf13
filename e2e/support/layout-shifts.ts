import type { Page } from 'playwright-core';
import { paintWhenParsed } from './paint-when-parsed.ts';

/** One layout shift: its score, and the elements that moved, with their way. */
interface Shift {
  readonly value: number;
  readonly moved: string;
}

declare global {
  /** Layout shifts of a page that is watched. */
  var shifts: Shift[];
}

/** Records every layout shift of a page from its first paint on; call it before the page loads. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
    }
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const nameOf = (node: Node | null) => (node instanceof Element ? node.cloneNode() : node?.parentNode?.cloneNode());
    const markupOf = (node: Node | null | undefined) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '?');
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries().filter(isShift)) {
        const moved = sources.map(
          ({ node, previousRect: from, currentRect: to }) =>
            `${markupOf(nameOf(node))} ${from.x},${from.y},${from.height} → ${to.x},${to.y},${to.height}`,
        );
        globalThis.shifts.push({ value, moved: moved.join(' | ') });
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
export const shiftsOf = (page: Page) =>
  page.evaluate(() => globalThis.shifts.reduce((sum, { value }) => sum + value, 0));

/** The page's shifts until now, for the message of a test that fails. */
export const describeShifts = (page: Page) =>
  page.evaluate(() => globalThis.shifts.map(({ value, moved }) => `${value.toFixed(3)}: ${moved}`).join('\n'));

/** Scrolls through the whole page, and returns its cumulative layout shift. */
export async function shiftsThrough(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 300) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    // A lazy picture that is not displayed never comes.
    const pictures = [...document.images].filter((one) => !one.complete && one.checkVisibility());
    await Promise.all(pictures.map((one) => new Promise((done) => (one.onload = one.onerror = done))));
  });
  return shiftsOf(page);
}
