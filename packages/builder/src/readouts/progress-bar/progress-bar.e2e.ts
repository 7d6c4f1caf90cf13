import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const meters = (page: Page) =>
  page
    .getByRole('meter')
    .evaluateAll((bars) => bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')]));
/** Widths of the filled parts, in percent of their bars. */
const filled = (page: Page) =>
  page.getByRole('meter').evaluateAll((bars) =>
    bars.map((bar) => {
      const fill = bar.firstElementChild?.getBoundingClientRect();
      return Math.round(((fill?.width ?? 0) / bar.clientWidth) * 100);
    }),
  );

describe.each([
  ['/elements/progress-bar/', '[data-island="progress-bar"]'],
  ['/builder/elements/progress-bar/', '.brxe-progress-bar'],
])('%s', (path, selector) => {
  it('fills each bar in view, in copies too, and says its value', async () => {
    const page = await withShop(path);
    await expect
      .poll(() => meters(page))
      .toEqual([
        ['Leather', '80%'],
        ['Steel', '35%'],
        ['Progress', '62.5%'],
      ]);
    await expect.poll(() => filled(page)).toEqual([80, 35, 0]);
    await page.getByRole('meter').last().scrollIntoViewIfNeeded();
    await expect.poll(() => filled(page)).toEqual([80, 35, 63]);
    expect(await axe(page, 'main')).toEqual([]);
    await page.evaluate((root) => {
      const copy = document.querySelector(root)?.cloneNode(true);
      if (copy instanceof Element) document.querySelector('main')?.prepend(copy);
    }, selector);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => filled(page)).toEqual([80, 35, 80, 35, 63]);
    await page.evaluate((root) => document.querySelector(root)?.remove(), selector);
    expect(await filled(page)).toEqual([80, 35, 63]);
  });

  it('moves nothing for visitors who prefer reduced motion, from right to left too', async () => {
    const page = await withShop(`${path}?direction=rtl`, {
      context: { reducedMotion: 'reduce' },
      prepare: (before) =>
        before.addInitScript((root) => {
          const moved: EventTarget[] = [];
          Reflect.set(globalThis, 'moved', moved);
          document.addEventListener('transitionrun', ({ target }) => {
            if (target instanceof Element && target.closest(root)) moved.push(target);
          });
        }, selector),
    });
    await expect.poll(() => filled(page)).toEqual([80, 35, 0]);
    const [bar, fill] = await page
      .getByRole('meter')
      .first()
      .evaluate((track) => [track, track.firstElementChild].map((part) => part?.getBoundingClientRect().right ?? 0));
    expect(Math.abs((bar ?? 0) - (fill ?? 0))).toBeLessThan(3);
    expect(await page.evaluate('moved.length')).toBe(0);
  });
});

it('has full bars without JavaScript', async () => {
  const page = await withShop('/elements/progress-bar/', { context: { javaScriptEnabled: false } });
  expect(
    await page
      .locator('[data-part="fill"]')
      .evaluateAll((fills) => fills.map((fill) => fill.getBoundingClientRect().width > 0)),
  ).toEqual([true, true, true]);
});
