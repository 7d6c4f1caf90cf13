import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, withShop } from '../../../../../e2e/support/browser.ts';

const PAGES = ['/elements/dropdown/', '/builder/elements/dropdown/'];
const toggle = (page: Page, title: string) => page.locator(`[aria-label="${title}: submenu"]`).first();
const expanded = (page: Page, title: string) => toggle(page, title).getAttribute('aria-expanded');
const isExpanded = (page: Page, title: string) => expect.poll(() => expanded(page, title)).toBe('true');
const isCollapsed = (page: Page, title: string) => expect.poll(() => expanded(page, title)).toBe('false');
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );
const link = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

describe.each(PAGES)('%s', (path) => {
  it('opens under the mouse, stays open on the way to its submenu, and closes after it', async () => {
    const page = await withShop(path);
    await link(page, 'Saddles').first().hover();
    await isExpanded(page, 'Saddles');
    const jumping = toggle(page, 'Jumping');
    await jumping.hover();
    await isExpanded(page, 'Jumping');
    await page.getByRole('link', { name: 'Cross country' }).first().hover();
    expect(await expanded(page, 'Saddles')).toBe('true');
    expect(await axe(page, '.element-example')).toEqual([]);
    await page.mouse.move(5, 700);
    await isCollapsed(page, 'Saddles');
    expect(await expanded(page, 'Jumping')).toBe('false');
  });

  it('works by keyboard: button, arrows, Escape, Tab', async () => {
    const page = await withShop(path);
    await toggle(page, 'Saddles').focus();
    await page.keyboard.press('Enter');
    await isExpanded(page, 'Saddles');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Dressage');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Jumping: submenu');
    await page.keyboard.press('Space');
    await isExpanded(page, 'Jumping');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Close contact');
    await page.keyboard.press('Escape');
    await isCollapsed(page, 'Jumping');
    expect([await focused(page), await expanded(page, 'Saddles')]).toEqual(['Jumping: submenu', 'true']);
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Trail');
    await page.keyboard.press('Tab');
    await isCollapsed(page, 'Saddles');
    expect(await focused(page)).toBe('By click');
  });

  it('opens and closes by click, pins, and closes by a click elsewhere', async () => {
    const page = await withShop(path);
    await toggle(page, 'By click').click();
    await isExpanded(page, 'By click');
    await toggle(page, 'By both').hover();
    await isExpanded(page, 'By both');
    expect(await expanded(page, 'By click')).toBe('false');
    await toggle(page, 'By both').click();
    await page.mouse.move(5, 700);
    await page.waitForTimeout(400);
    expect(await expanded(page, 'By both')).toBe('true');
    await page.locator('h1').click();
    await isCollapsed(page, 'By both');
  });

  it('opens by a tap, and follows its link by the next', async () => {
    const page = await withShop(path, {
      context: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } },
    });
    await link(page, 'Saddles').first().tap();
    await isExpanded(page, 'Saddles');
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await link(page, 'Saddles').first().tap();
    await page.waitForURL('**/shop/?category=saddles');
  });

  it('opens under the mouse beside a touch screen, too, and not under a finger', async () => {
    const page = await withShop(path, {
      context: { hasTouch: true, isMobile: true, viewport: { width: 1280, height: 800 } },
    });
    expect(await page.evaluate(() => matchMedia('(any-pointer: coarse)').matches)).toBe(true);
    const { x = 0, y = 0 } = (await toggle(page, 'Saddles').boundingBox()) ?? {};
    await page.mouse.move(x + 2, y + 2);
    const stateOf = () => toggle(page, 'Saddles').evaluate((button) => button.closest('li')?.dataset['islandState']);
    await expect.poll(stateOf).toBe('ready');
    await page.mouse.move(x + 4, y + 4);
    await isExpanded(page, 'Saddles');
    await toggle(page, 'By both').tap();
    await isExpanded(page, 'By both');
    await toggle(page, 'By both').tap();
    await isCollapsed(page, 'By both');
  });

  it('shows levels in one place, and leads back to where one came from', async () => {
    const page = await withShop(path);
    await toggle(page, 'By levels').click();
    await isExpanded(page, 'By levels');
    await expect.poll(() => focused(page)).toBe('Dressage');
    const levels = page.locator('.element-example', { has: page.locator('[aria-label="By levels: submenu"]') });
    await levels.locator('[aria-label="Jumping: submenu"]').click();
    await expect.poll(() => focused(page)).toBe('Go back');
    expect(await levels.getByText('Go back').count()).toBe(1);
    expect(await levels.getByRole('link', { name: 'Dressage' }).isVisible()).toBe(false);
    expect(await axe(page, '.element-example')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('Jumping: submenu');
    expect(await levels.getByRole('link', { name: 'Dressage' }).isVisible()).toBe(true);
  });

  it('keeps submenus inside the viewport, and a mega menu at its reference', async () => {
    const page = await withShop(path);
    await toggle(page, 'At the end').hover();
    await isExpanded(page, 'At the end');
    const boxOf = (title: string) =>
      toggle(page, title).evaluate((button) => {
        const item = button.closest('li');
        const { left, right, width } = item?.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
        return {
          left: Math.round(left),
          right: Math.round(right),
          width: Math.round(width),
          page: document.body.clientWidth,
        };
      });
    await expect.poll(async () => (await boxOf('At the end')).right).toBeLessThanOrEqual(1280);
    await toggle(page, 'Goods').hover();
    await isExpanded(page, 'Goods');
    await expect.poll(() => boxOf('Goods')).toMatchObject({ left: 0 });
    const goods = await boxOf('Goods');
    expect(goods.width).toBe(goods.page);
    await toggle(page, 'Goods here').click();
    await isExpanded(page, 'Goods here');
    const [example, here] = [await page.locator('.element-example').first().boundingBox(), await boxOf('Goods here')];
    expect([here.left, here.width]).toEqual([Math.round(example?.x ?? 0), Math.round(example?.width ?? 0)]);
  });
});

it('places the closed submenus of a menu when somebody comes near it, and makes the page no wider', async () => {
  const page = await withShop('/builder/elements/nav-menu/', { context: { viewport: { width: 800, height: 600 } } });
  const menu = page.locator('.brxe-nav-menu:has([aria-label="Shop"]) .bricks-nav-menu');
  const unplaced = menu.locator(':is(.sub-menu, .brx-megamenu):not(.brx-submenu-positioned)');
  expect(await unplaced.count()).toBe(3);
  await menu.getByRole('link', { name: 'Saddles' }).hover();
  await expect.poll(() => unplaced.count()).toBe(0);
  expect(await menu.locator('[data-island-state="ready"]').count()).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await menu.locator('.brx-megamenu').evaluate((panel) => Math.round(panel.getBoundingClientRect().left))).toBe(
    0,
  );
});
