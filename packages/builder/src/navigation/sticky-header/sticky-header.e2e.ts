import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const PATHS = ['/elements/sticky-header/', '/builder/elements/sticky-header/'];
const HEADER = '.brx-sticky, [data-island="sticky-header"]';
const PHONE = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

type Options = NonNullable<Parameters<typeof withShop>[1]>['context'];

async function open(path: string, context: Options = {}): Promise<Page> {
  const page = await withShop(path, { context });
  await page.waitForSelector(`:is(${HEADER})[data-island-state="ready"]`);
  await waitForFrames(page);
  return page;
}

/** The states that the header shows, in either dialect. */
const states = (page: Page) =>
  page.locator(HEADER).evaluate((header) =>
    ['scrolling', 'up', 'sliding'].filter((name) => {
      const className = name === 'up' ? 'slide-up' : name;
      return header.classList.contains(className) || header.hasAttribute(`data-${name}`);
    }),
  );
const box = (page: Page) =>
  page.locator(HEADER).evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
/** Scrolls by code, and waits for the frame after the event. */
const scrollTo = (page: Page, position: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, position);
const isGone = (page: Page) => expect.poll(async () => (await box(page)).bottom).toBeLessThanOrEqual(0);
const isBack = (page: Page) => expect.poll(async () => (await box(page)).top).toBe(0);

describe.each(PATHS)('%s', (path) => {
  it('hides on the way down and returns on the way up, by the wheel; nothing in it breaks a rule', async () => {
    const page = await open(path);
    expect(await states(page)).toEqual([]);
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => states(page)).toEqual(['scrolling']);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => states(page)).toContain('up');
    await isGone(page);
    await expect.poll(() => states(page)).toEqual(['scrolling', 'up']);
    expect(await axe(page)).toEqual([]);
    await page.mouse.wheel(0, -10);
    await isBack(page);
    await expect.poll(() => states(page)).toEqual(['scrolling']);
    expect(await axe(page)).toEqual([]);
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => states(page)).toEqual([]);
  });

  it('by keyboard: End hides it, and the focus brings it back and keeps it', async () => {
    const page = await open(path);
    await page.locator('.element-example a').first().focus();
    await page.keyboard.press('End');
    await isGone(page);
    // Backwards into the header.
    await page.locator('.element-pages summary').focus();
    await scrollTo(page, 900);
    await scrollTo(page, 1000);
    await isGone(page);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate((selector) => document.activeElement?.closest(selector) !== null, HEADER)).toBe(true);
    await isBack(page);
    await scrollTo(page, 1200);
    await scrollTo(page, 1400);
    expect(await states(page)).toEqual(['scrolling']);
    expect(await axe(page, HEADER)).toEqual([]);
  });

  it('by touch on a phone', async () => {
    const page = await open(path, PHONE);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((y) => ({ x: 200, y })) });
    const swipe = async (from: number, to: number) => {
      await touch('touchStart', from);
      for (let step = 1; step <= 10; step += 1) await touch('touchMove', from + ((to - from) * step) / 10);
      await touch('touchEnd');
    };
    expect(await axe(page)).toEqual([]);
    await swipe(600, 200);
    await swipe(600, 200);
    await isGone(page);
    await swipe(300, 340);
    await isBack(page);
    expect(await states(page)).toContain('scrolling');
  });

  it('slides for as long as its transition runs, and does not slide under reduced motion', async () => {
    const page = await open(path);
    // So slow that no machine is slower.
    await page.locator(HEADER).evaluate((header) => header.style.setProperty('transition-duration', '60s'));
    await scrollTo(page, 100);
    await scrollTo(page, 400);
    expect(await states(page)).toEqual(['scrolling', 'up', 'sliding']);
    // Turned back half-way: the way back takes as long as the way there has.
    await page.locator(HEADER).evaluate((header) => {
      for (const animation of header.getAnimations()) animation.currentTime = 30_000;
    });
    await scrollTo(page, 390);
    expect(await states(page)).toEqual(['scrolling', 'sliding']);
    await page.locator(HEADER).evaluate((header) => {
      for (const animation of header.getAnimations()) animation.finish();
    });
    await expect.poll(() => states(page)).toEqual(['scrolling']);
    expect((await box(page)).top).toBe(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator(HEADER).evaluate((header) => header.style.removeProperty('transition-duration'));
    await scrollTo(page, 500);
    expect(await states(page)).toEqual(['scrolling', 'up']);
    expect((await box(page)).bottom).toBeLessThanOrEqual(0);
  });

  it('is in sight on a page that is loaded scrolled, by a reload, a step back or an address', async () => {
    const page = await open(path);
    await scrollTo(page, 800);
    await isGone(page);
    const isRight = async () => {
      await page.waitForSelector(`:is(${HEADER})[data-island-state="ready"]`);
      await waitForFrames(page);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
      await expect.poll(() => states(page)).toEqual(['scrolling']);
      expect((await box(page)).top).toBe(0);
    };
    await page.reload();
    await isRight();
    const { href } = new URL(page.url());
    await page.goto(new URL('/my-account/', href).href);
    await page.goBack();
    await isRight();
    await page.goto('about:blank');
    await page.goto(`${href}#wool`);
    await isRight();
    await page.mouse.wheel(0, 20);
    await page.mouse.wheel(0, 20);
    await isGone(page);
  });

  it('works from right to left', async () => {
    const page = await open(`${path}?direction=rtl`);
    await scrollTo(page, 100);
    await scrollTo(page, 400);
    await isGone(page);
    await scrollTo(page, 390);
    await isBack(page);
  });

  it('stays in its place, and usable, if its code never arrives', async () => {
    const page = await withShop(path, {
      prepare: (before) => withoutCode(before, codeOf('sticky-header')),
    });
    await page.waitForSelector(`:is(${HEADER})[data-island-state="failed"]`);
    await scrollTo(page, 900);
    expect([await states(page), await box(page)]).toMatchObject([[], { top: 0 }]);
    await page.locator(HEADER).getByRole('link', { name: 'Cart', exact: true }).click({ trial: true });
    expect(takeConsole(page).length).toBeGreaterThan(0);
  });

  it('forces no layout while the visitor scrolls', async () => {
    const page = await open(path);
    await untilAtRest(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const layouts = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? -1;
    };
    const crawl = (steps: number) =>
      page.evaluate(async (count) => {
        for (let step = 0; step < count; step += 1) {
          window.scrollBy({ top: 2, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      }, steps);
    await crawl(5);
    const before = await layouts();
    await crawl(50);
    expect((await layouts()) - before).toBeLessThan(5);
    // The same count notices a listener that changes the page and measures it.
    await page.evaluate(() =>
      addEventListener('scroll', () => {
        document.body.style.paddingBlockEnd = `${scrollY % 7}px`;
        document.body.getBoundingClientRect();
      }),
    );
    const careful = await layouts();
    await crawl(50);
    expect((await layouts()) - careful).toBeGreaterThan(20);
  });
});
