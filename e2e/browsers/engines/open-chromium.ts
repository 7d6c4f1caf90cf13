import { chromium } from 'playwright-core';
import { launchOptions } from '../../support/chromium.ts';
import { pageCacheOptions } from '../../support/page-cache.ts';
import { type Engine, VIEWPORT } from '../engine.ts';

/** Chromium by Playwright; the complete one if it is here, which alone has a back/forward cache. */
export async function openChromium(options = pageCacheOptions ?? launchOptions): Promise<Engine> {
  const browser = await chromium.launch(options);
  // Nobody is there to grant it, and the headless one refuses it by itself.
  const context = await browser.newContext({ viewport: VIEWPORT, permissions: ['clipboard-write'] });
  const page = await context.newPage();
  return {
    name: 'Chromium',
    version: browser.version(),
    goto: async (address) => {
      await page.goto(address, { timeout: 30_000 });
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    move: (x, y) => page.mouse.move(x, y),
    pointerDown: () => page.mouse.down(),
    pointerUp: () => page.mouse.up(),
    keyDown: (key) => page.keyboard.down(key),
    keyUp: (key) => page.keyboard.up(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
