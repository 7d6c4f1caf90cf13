import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';

const PAGES = ['/elements/nav-menu/', '/builder/elements/nav-menu/'];
const PHONE = { context: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } } };
const TOGGLE = '.element-example :is([data-part="menu-toggle"], .bricks-mobile-menu-toggle)';
const MENU = '.element-example :is([data-part="menu"], .bricks-mobile-menu-wrapper)';

const toggle = (page: Page) => page.locator(TOGGLE).first();
const menu = (page: Page) => page.locator(MENU).first();
const expanded = (page: Page) => toggle(page).getAttribute('aria-expanded');
const isOpen = (page: Page, state: 'true' | 'false') => expect.poll(() => expanded(page)).toBe(state);
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );

describe.each(PAGES)('%s', (path) => {
  it('is a drawer on a phone: opens by a tap, keeps the focus, and closes by Escape', async () => {
    const page = await withShop(path, PHONE);
    await toggle(page).tap();
    await isOpen(page, 'true');
    await expect.poll(() => focused(page)).toBe('Start');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    expect(await axe(page, MENU)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await isOpen(page, 'false');
    expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  });

  it('opens submenus of the drawer by their whole row, and follows the link by the next tap', async () => {
    const page = await withShop(path, PHONE);
    await toggle(page).tap();
    await isOpen(page, 'true');
    const saddles = menu(page).getByRole('link', { name: 'Saddles', exact: true });
    await saddles.tap();
    await expect.poll(() => menu(page).getByRole('link', { name: 'Dressage' }).isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu(page).getByRole('link', { name: 'Dressage' }).isVisible()).toBe(false);
    expect(await expanded(page)).toBe('true');
    await saddles.tap();
    await expect.poll(() => menu(page).getByRole('link', { name: 'Dressage' }).isVisible()).toBe(true);
    await saddles.tap();
    await page.waitForURL('**/shop/?category=saddles');
  });

  it('closes beside it, for a place on the page, and at a greater width', async () => {
    const page = await withShop(path, PHONE);
    await toggle(page).tap();
    await isOpen(page, 'true');
    await menu(page).getByRole('link', { name: 'Saddles', exact: true }).tap();
    await expect.poll(() => menu(page).getByRole('link', { name: 'Dressage' }).isVisible()).toBe(true);
    await page.touchscreen.tap(380, 700);
    await isOpen(page, 'false');
    await toggle(page).tap();
    await isOpen(page, 'true');
    await menu(page).getByRole('link', { name: 'Care' }).tap();
    await isOpen(page, 'false');
    await expect
      .poll(() => page.locator('#care').evaluate((place) => place.getBoundingClientRect().top))
      .toBeLessThan(400);
    await page.evaluate(() => scrollTo(0, 0));
    await toggle(page).tap();
    await isOpen(page, 'true');
    await page.setViewportSize({ width: 1000, height: 700 });
    await isOpen(page, 'false');
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  });

  it('is walked by keyboard on a wide screen', async () => {
    const page = await withShop(path);
    await page.locator('.element-example').first().getByRole('link', { name: 'Start' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    // The first keys wait for the menu.
    await expect.poll(() => focused(page)).toMatch(/^Saddles:? ?sub ?menu$/i);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Dressage');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Goods');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Care');
  });
});

it('sleeps while nobody comes near', async () => {
  const page = await withShop('/builder/elements/nav-menu/');
  await untilAtRest(page);
  const menus = (state: string) =>
    page.locator(`[data-island-state="${state}"]:is(.brxe-nav-menu, .menu-item)`).count();
  expect(await menus('claimed')).toBeGreaterThan(0);
  expect(await menus('ready')).toBe(0);
});
