import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const BUILDER = '/builder/elements/search-overlay/';
const OWN = '/elements/search-overlay/';
const search = (id: string) => `#brxe-${id}`;
const toggleOf = (id: string) => `${search(id)} > .toggle`;
const overlayOf = (id: string) => `${search(id)} > .bricks-search-overlay`;

/** The second search of each demo page, which has a title. */
const dialects = [
  {
    path: BUILDER,
    toggle: toggleOf('schtit'),
    overlay: overlayOf('schtit'),
    close: `${overlayOf('schtit')} > .close`,
  },
  {
    path: OWN,
    toggle: '.element-example:nth-of-type(2) [data-part="toggle"]',
    overlay: '.element-example:nth-of-type(2) [data-part="overlay"]',
    close: '.element-example:nth-of-type(2) [data-part="close"]',
  },
];

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((its) => document.activeElement?.matches(its), selector);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '');
const isHidden = (page: Page, selector: string) => page.waitForSelector(selector, { state: 'hidden' });
/** Elements that keep the page back behind an overlay. */
const heldPage = (page: Page) => page.locator('[inert], .no-scroll').count();

describe.each(dialects)('on $path', ({ path, toggle, overlay, close }) => {
  it('works by keyboard: the focus moves into the field, stays inside, and returns', async () => {
    const page = await withShop(path);
    await page.focus(toggle);
    await page.keyboard.press('Enter');
    await hasFocus(page, `${overlay} [type="search"]`);
    const dialog = page.getByRole('dialog', { name: 'Search the stable' });
    await expect.poll(() => dialog.count()).toBe(1);
    await page.waitForFunction((its) => document.querySelector(its)?.getAnimations().length === 0, overlay);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.type('rug');
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await dialog.locator(':focus').count()).toBe(1);
    }
    await page.focus(`${overlay} [type="search"]`);
    await page.keyboard.press('Escape');
    await hasFocus(page, toggle);
    await isHidden(page, overlay);
    expect([await page.getAttribute(toggle, 'aria-expanded'), await heldPage(page)]).toEqual(['false', 0]);
    await page.keyboard.press('Space');
    await hasFocus(page, `${overlay} [type="search"]`);
    expect(await page.inputValue(`${overlay} [type="search"]`)).toBe('rug');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('s') === 'rug');
    await page.getByRole('heading', { name: 'Search results: “rug”' }).waitFor();
  });

  it('works by mouse: a click beside the content closes it, a second click on the cross loses no focus', async () => {
    const page = await withShop(path);
    await page.click(toggle);
    await hasFocus(page, `${overlay} [type="search"]`);
    const field = await page.locator(`${overlay} [type="search"]`).boundingBox();
    if (!field) throw new Error('The field has no box.');
    // Text is selected beyond the edge of the field.
    await page.mouse.move(field.x + 20, field.y + 10);
    await page.mouse.down();
    await page.mouse.move(field.x + 20, 780);
    await page.mouse.up();
    expect(await page.isVisible(overlay)).toBe(true);
    await page.mouse.click(20, 700);
    await isHidden(page, overlay);
    await hasFocus(page, toggle);
    await page.click(toggle);
    await hasFocus(page, `${overlay} [type="search"]`);
    await page.dblclick(close);
    await isHidden(page, overlay);
    expect(await heldPage(page)).toBe(0);
    if (path === BUILDER) expect(await focused(page)).toContain('Toggle search');
  });

  it('works by touch on a phone, from right to left, without motion', async () => {
    const page = await withShop(`${path}?direction=rtl`, {
      context: { hasTouch: true, reducedMotion: 'reduce', viewport: { width: 390, height: 700 } },
    });
    await page.tap(toggle);
    await hasFocus(page, `${overlay} [type="search"]`);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const { x, width } = (await page.locator(`${overlay} [type="search"]`).boundingBox()) ?? { x: -1, width: 0 };
    expect([x >= 0, x + width <= 390, width > 200]).toEqual([true, true, true]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The end of the line is the left.
    expect((await page.locator(close).boundingBox())?.x).toBeLessThan(100);
    expect(await axe(page)).toEqual([]);
    await page.tap(close);
    await isHidden(page, overlay);
    await hasFocus(page, toggle);
  });

  it('is opaque in forced colours', async () => {
    const page = await withShop(path, { context: { forcedColors: 'active', reducedMotion: 'reduce' } });
    await page.click(toggle);
    await hasFocus(page, `${overlay} [type="search"]`);
    const styles = await page.locator(overlay).evaluate((element) => {
      const probe = Object.assign(document.createElement('i'), { style: 'background: Canvas; color: CanvasText' });
      document.body.append(probe);
      const [its, system] = [getComputedStyle(element), getComputedStyle(probe)];
      return [its.backgroundColor === system.backgroundColor, its.color === system.color];
    });
    expect(styles).toEqual([true, true]);
  });
});

describe('without its code', () => {
  it('leads to the page with the results in our own dialect, without JavaScript and with a broken one', async () => {
    const still = await withShop(OWN, { context: { javaScriptEnabled: false } });
    await still.locator('[data-part="toggle"]').first().click();
    expect(new URL(still.url()).search).toBe('?s=');
    expect(await still.getByRole('searchbox').count()).toBe(1);

    const broken = await withShop(OWN, {
      prepare: (page) => withoutCode(page, codeOf('search-overlay')),
    });
    await broken.locator('[data-part="toggle"]').first().click();
    await broken.waitForURL((url) => url.search === '?s=');
    takeFailedRequests(broken);
  });

  it('opens nothing without JavaScript in the builder’s dialect, as the builder', async () => {
    const page = await withShop(BUILDER, { context: { javaScriptEnabled: false } });
    await page.click(toggleOf('schtit'));
    expect(await page.isVisible(overlayOf('schtit'))).toBe(false);
  });

  it('opens by the next click once its code can be fetched', async () => {
    const page = await withShop(BUILDER, { prepare: (fresh) => withoutCode(fresh, codeOf('search-overlay')) });
    await page.click(toggleOf('schtit'));
    await page.waitForSelector(`${search('schtit')}[data-island-state="failed"]`);
    await page.unroute(codeOf('search-overlay'));
    await page.click(toggleOf('schtit'));
    await hasFocus(page, '#search-input-schtit');
    takeFailedRequests(page);
  });
});

it('is followed where an interaction opens it, and restores the focus to that', async () => {
  const page = await withShop(BUILDER);
  await untilAtRest(page);
  expect(await page.getAttribute(search('schtit'), 'data-island-state')).toBe('claimed');
  const button = page.getByRole('button', { name: 'Search by an interaction' });
  await button.press('Enter');
  await hasFocus(page, '#search-input-schtit');
  expect(await page.getAttribute(toggleOf('schtit'), 'aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await isHidden(page, overlayOf('schtit'));
  expect(await focused(page)).toContain('Search by an interaction');
  await button.press('Enter');
  await hasFocus(page, '#search-input-schtit');
  await page.evaluate((its) => document.querySelector(its)?.classList.remove('show'), overlayOf('schtit'));
  await isHidden(page, overlayOf('schtit'));
  expect([await focused(page).then((html) => html.includes('by an interaction')), await heldPage(page)]).toEqual([
    true,
    0,
  ]);
});

it('has a live search in it: Tab stays inside, Escape hides the results first', async () => {
  const page = await withShop(BUILDER);
  const results = page.locator('#search-results');
  const field = page.locator(`${search('schliv')} input`);
  await page.click(toggleOf('schliv'));
  await hasFocus(page, `${search('schliv')} input`);
  await page.keyboard.type('rug');
  await results.locator('.product-line').first().waitFor();
  expect(await axe(page)).toEqual([]);
  const dialog = page.getByRole('dialog', { name: 'The large catalogue' });
  for (let turn = 0; turn < 8; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.locator(':focus').count()).toBe(1);
  }
  await field.focus();
  await page.keyboard.press('Escape');
  await results.waitFor({ state: 'hidden' });
  expect([await page.isVisible(overlayOf('schliv')), await field.inputValue()]).toEqual([true, 'rug']);
  await page.keyboard.press('Escape');
  await isHidden(page, overlayOf('schliv'));
  await hasFocus(page, toggleOf('schliv'));
  await page.keyboard.press('Enter');
  await hasFocus(page, `${search('schliv')} input`);
  expect(await field.inputValue()).toBe('rug');
});
