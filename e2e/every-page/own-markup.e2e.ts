import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { html } from '../../fixtures/cms/markup/html.ts';
import { stirrupTabs } from '../../packages/builder/src/disclosures/tabs/fixture.ts';
import { AXE_SOURCE } from '../support/axe.ts';
import { axe, lastingPage, takeFailedRequests } from '../support/browser.ts';
import { ALL, COLOURS, faultsOf } from './inspect-by-axe.ts';
import { comeToRest, prepareInspection } from './inspect-page.ts';

/** Examples whose height only a script knows: columns of pictures, and a list of the headings that it finds. */
const UNKNOWN_HEIGHT: ReadonlySet<string | null> = new Set(['Grid filters', 'Masonry', 'Table of contents']);

/** Overlays of the page: how each opens, and what lies over the page then. */
const OVERLAYS = [
  { name: 'popup', opener: '[aria-controls="offer"]', box: '#offer > [data-part="content"]', hasOwnContent: true },
  ...['left', 'right', 'top', 'bottom'].map((edge) => ({
    name: `off-canvas, ${edge}`,
    opener: `[data-options*="#over-${edge}"]`,
    box: `#over-${edge} > [data-part="panel"]`,
    // All edges have the same.
    hasOwnContent: edge === 'left',
  })),
  {
    name: 'search',
    opener: '[data-island="search-overlay"] [data-part="toggle"]',
    box: '[data-part="overlay"]',
    hasOwnContent: true,
  },
] as const;

const CARTS = {
  start: 'header [data-island="mini-cart"]',
  end: '.end [data-island="mini-cart"]',
} as const;

/** The height of each example. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section > div')].map((example): [string | null, number] => [
      example.parentElement?.getAttribute('aria-label') ?? null,
      Math.round(example.getBoundingClientRect().height),
    ]),
  );

/** Distance in px by which an element lies outside the window; 0 if it lies inside. */
const outside = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return Math.round(Math.max(0, -left, -top, right - clientWidth, bottom - clientHeight));
  });

/** True if the page beside a box is dimmed: by a backdrop that lies over it, or by the box's shadow. */
const isDimmed = (page: Page, selector: string) =>
  page.locator(selector).evaluate((box) => {
    const { right, bottom, left, top } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isWhole = left <= 0 && top <= 0 && right >= clientWidth && bottom >= clientHeight;
    const [x, y] = [left > 2 ? 1 : clientWidth - 2, top > 2 ? 1 : clientHeight - 2];
    const isCovered = document.elementFromPoint(x, y)?.matches('[data-part="backdrop"]') === true;
    return isWhole || isCovered;
  });

describe.each([1280, 390])('our own markup without a theme, %i px wide', (width) => {
  let page: Page;
  let printed: Awaited<ReturnType<typeof heights>>;

  beforeAll(async () => {
    const viewport = { width, height: 800 };
    page = await lastingPage({ baseURL: inject('shop'), reducedMotion: 'reduce', colorScheme: 'light', viewport });
    await prepareInspection(page);
    await page.addInitScript(AXE_SOURCE);
    await page.goto('/own/?stirrup=off&add-to-cart=101');
    printed = await heights(page);
    await page.goto('/own/');
    await comeToRest(page);
  });

  it('keeps its place when islands start', async () => {
    const started = await heights(page);
    const moved = printed.filter(
      ([name], index) => !UNKNOWN_HEIGHT.has(name) && started[index]?.[1] !== printed[index]?.[1],
    );
    expect(printed.length).toBeGreaterThan(60);
    expect(moved).toEqual([]);
  });

  it('has its room, and no violation in either scheme', async () => {
    expect((await page.evaluate(() => everyPage.measureRoom())).beyondEdge).toEqual([]);
    // A frame is another document, whose content the page does not print.
    expect(await faultsOf(page, 'light', { ...ALL, iframes: false })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faultsOf(page, 'dark', COLOURS)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    expect(await page.evaluate(() => [...everyPage.lostStates(), ...everyPage.lostFocus()])).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    takeFailedRequests(page);
  });

  if (width < 600)
    it('shows the open title of an accordion, and in forced colours the edge of a drawer', async () => {
      const style = (selector: string, property: string) =>
        page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
      const accordion = stirrupTabs([{ id: 'girth', title: 'Girth', content: html`<p>Long</p>` }], {
        accordionBreakpoint: 600,
      });
      const main = page.locator('main');
      await main.evaluate((element, markup) => element.insertAdjacentHTML('beforeend', markup), String(accordion));
      await page.locator('#girth-pane').scrollIntoViewIfNeeded();
      expect(await style('[data-part="accordion-title"][aria-disabled="true"]', 'opacity')).toBe('1');
      await main.evaluate((element) => element.lastElementChild?.remove());

      await page.emulateMedia({ forcedColors: 'active' });
      await page.locator('header [data-part="menu-toggle"]').click();
      expect(await style('header [data-island="nav-menu"][data-open] > [data-part="menu"]', 'border-right-style')).toBe(
        'solid',
      );
      await page.keyboard.press('Escape');
      await page.emulateMedia({ forcedColors: 'none' });
    });

  it('shows the select in place of swatches whose code failed', async () => {
    const isShown = () => page.locator('select:has(+ [data-island="swatches"])').first().isVisible();
    const setState = (state: string) =>
      page
        .locator('[data-island="swatches"]')
        .first()
        .evaluate((list, value) => list.setAttribute('data-island-state', value), state);
    expect(await isShown()).toBe(false);
    await setState('failed');
    expect(await isShown()).toBe(true);
    await setState('ready');
  });

  it.each(OVERLAYS)(
    'shows its overlays inside the window, over a dimmed page: $name',
    async ({ opener, box, hasOwnContent }) => {
      await page.locator(opener).click();
      await page.locator(box).waitFor();
      expect(await outside(page, box)).toBe(0);
      expect(await isDimmed(page, box)).toBe(true);
      if (hasOwnContent) expect(await axe(page, box, { runOnly: ['color-contrast'] })).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator(box).waitFor({ state: 'hidden' });
    },
  );

  it.each(['ltr', 'rtl'])('keeps mini carts on the screen: %s', async (direction) => {
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, direction);
    for (const inline of width < 500 ? [width, 320] : [width]) {
      await page.setViewportSize({ width: inline, height: 800 });
      for (const cart of Object.values(CARTS)) {
        const panel = `${cart} > [data-part="panel"]`;
        await page.locator(`${cart} > [data-part="toggle"]`).click();
        await page.locator(`${panel} .woocommerce-mini-cart`).waitFor();
        expect(await outside(page, panel)).toBe(0);
        await page.keyboard.press('Escape');
        await page.locator(panel).waitFor({ state: 'hidden' });
      }
    }
    await page.setViewportSize({ width, height: 800 });
  });
});
