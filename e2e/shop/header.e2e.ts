import { chromium, type Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { builderNavMenu, stirrupNavMenu } from '../../packages/builder/src/navigation/nav-menu/fixture.ts';
import { axe, openPage, withShop } from '../support/browser.ts';
import { pageCacheOptions } from '../support/page-cache.ts';

const PHONE = { context: { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } } };
const TOGGLE = 'header :is([data-part="menu-toggle"], .bricks-mobile-menu-toggle)';
const DRAWER = 'header :is([data-part="menu"], .bricks-mobile-menu-wrapper)';

/** The focused element as a screen reader names it: its role, its name and its state. */
async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: String(result.objectId),
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const expanded = node?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  const state = expanded === undefined ? '' : expanded ? ', expanded' : ', collapsed';
  return `${String(node?.role?.value)} ${String(node?.name?.value)}${state}`;
}

/** The steps of a walk: the keys, and what is heard after each. */
async function walk(page: Page, steps: readonly (readonly [key: string, heard: RegExp])[]): Promise<void> {
  for (const [key, heard] of steps) {
    await page.keyboard.press(key);
    // The island that the focus starts hears only the keys after it has come; a visitor takes longer than its code.
    await page.waitForFunction(() => !document.querySelector('header [data-island-state="loading"]'));
    await expect.poll(() => spoken(page), { message: `after ${key}` }).toMatch(heard);
  }
}

describe.each([
  ['/shop/', { closed: { left: 390 }, open: { right: 390 } }],
  // The author has chosen the edge of the builder's drawer.
  ['/builder/shop/', { closed: { right: 0 }, open: { left: 0 } }],
])('the header of %s', (path, edges) => {
  it('is walked by keyboard, each step with its name and state', async () => {
    const page = await withShop(path);
    await page.getByRole('link', { name: 'Paddock & Co' }).focus();
    await walk(page, [
      ['Tab', /^link Shop$/],
      ['ArrowRight', /^button Shop:? ?sub ?menu, collapsed$/i],
      ['Enter', /^button Shop:? ?sub ?menu, expanded$/i],
      ['ArrowDown', /^link By price$/],
      ['ArrowDown', /^link Fly mask$/],
      ['ArrowDown', /^link Fly mask$/],
      ['Escape', /^button Shop:? ?sub ?menu, collapsed$/i],
      ['End', /^link Account$/],
      ['ArrowLeft', /^link Cart$/],
      ['ArrowLeft', /^button Elements:? ?sub ?menu, collapsed$/i],
      ['Space', /^button Elements:? ?sub ?menu, expanded$/i],
      ['ArrowDown', /^link accordions$/],
      ['Tab', /^link tabs$/],
      ['Escape', /^button Elements:? ?sub ?menu, collapsed$/i],
      ['Tab', /^link Cart$/],
      ['Tab', /^link Account$/],
      ['Tab', /^button Toggle search, collapsed$/],
      ['Enter', /^(search|text)(box|field)? Search/i],
      ['Escape', /^button Toggle search, collapsed$/],
    ]);
    expect(await page.locator('header :is(.open, [data-open], .show)').count()).toBe(0);
    expect(await axe(page, 'header')).toEqual([]);
  });

  it('is used by touch on a phone: menu, submenu, a page', async () => {
    const page = await withShop(path, PHONE);
    await page.locator(TOGGLE).tap();
    const drawer = page.locator(DRAWER);
    await expect.poll(() => drawer.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(true);
    await drawer.getByRole('link', { name: 'Shop', exact: true }).tap();
    await expect.poll(() => drawer.getByRole('link', { name: 'Fly mask' }).isVisible()).toBe(true);
    expect(await axe(page, DRAWER)).toEqual([]);
    await drawer.getByRole('link', { name: 'Fly mask' }).tap();
    await page.waitForURL('**/product/hedgerow-fly-mask/');
  });

  it('is mirrored from right to left: keys, submenus and drawer', async () => {
    const rightToLeft = (fresh: Page) =>
      fresh.addInitScript(`addEventListener('DOMContentLoaded', () => document.documentElement.dir = 'rtl')`);
    const page = await withShop(path, { prepare: rightToLeft });
    await page.getByRole('link', { name: 'Paddock & Co' }).focus();
    await walk(page, [
      ['Tab', /^link Shop$/],
      ['ArrowLeft', /^button Shop:? ?sub ?menu, collapsed$/i],
      ['Enter', /^button Shop:? ?sub ?menu, expanded$/i],
      ['ArrowDown', /^link By price$/],
      ['ArrowRight', /^button Shop:? ?sub ?menu, expanded$/i],
    ]);
    const box = await page.getByRole('link', { name: 'By price' }).first().boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    await page.setViewportSize({ width: 390, height: 800 });
    const place = () => page.locator(DRAWER).evaluate((drawer) => drawer.getBoundingClientRect().toJSON());
    await expect.poll(place).toMatchObject(edges.closed);
    await page.locator(TOGGLE).click();
    await expect.poll(place).toMatchObject(edges.open);
  });

  it('stays out of the way of who reads on, and returns', async () => {
    const page = await withShop(path);
    await page.waitForSelector(':is(#brx-header, #masthead)[data-island-state="ready"]');
    const top = () =>
      page.locator('#brx-header, #masthead').evaluate((header) => header.getBoundingClientRect().bottom);
    await page.mouse.move(600, 500);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, 200);
    await expect.poll(top).toBeLessThanOrEqual(0);
    await page.mouse.wheel(0, -100);
    await expect.poll(top).toBeGreaterThan(40);
  });
});

describe('the nested menu of the builder’s front page', () => {
  const BACK = 'Back to the shop';

  it('is walked by keyboard, one level at a time', async () => {
    const page = await withShop('/builder/');
    await page.getByRole('link', { name: 'Paddock & Co' }).focus();
    await walk(page, [
      ['Tab', /^link Home$/],
      ['ArrowRight', /^link Shop$/],
      ['ArrowRight', /^button Shop: submenu, collapsed$/],
      ['Enter', /^link By price$/],
      ['ArrowDown', /^link Tack$/],
      ['ArrowRight', /^button Tack: submenu, collapsed$/],
      ['Enter', /^button Back to the shop$/],
      ['ArrowDown', /^link Bridle$/],
      ['Home', /^button Back to the shop$/],
      ['Space', /^button Tack: submenu, collapsed$/],
      ['Escape', /^button Shop: submenu, collapsed$/],
      ['End', /^link Account$/],
    ]);
    expect(await axe(page, 'header')).toEqual([]);
  });

  it('is used by touch on a phone: menu, levels and back, a page', async () => {
    const page = await withShop('/builder/', PHONE);
    const menu = page.locator('#brxe-headna');
    await menu.locator('> button').tap();
    await menu.getByRole('link', { name: 'Shop', exact: true }).tap();
    await menu.getByRole('button', { name: 'Tack: submenu' }).tap();
    expect(await axe(page, '#brxe-headna')).toEqual([]);
    await menu.getByText(BACK).tap();
    await menu.getByRole('button', { name: 'Tack: submenu' }).tap();
    await menu.getByRole('link', { name: 'Bridle', exact: true }).tap();
    await page.waitForURL('**/product/hazel-snaffle-bridle/');
  });
});

it.skipIf(!pageCacheOptions)(
  'is usable after the way back to a page that was left by its open drawer',
  async ({ onTestFinished }) => {
    const browser = await chromium.launch(pageCacheOptions);
    onTestFinished(() => browser.close());
    const page = await browser.newPage({ baseURL: inject('shop'), ...PHONE.context });
    const [toggle, drawer] = [page.locator(TOGGLE), page.locator(DRAWER)];
    const state = async () => [
      await toggle.getAttribute('aria-expanded'),
      await page.locator('[inert], .no-scroll').count(),
    ];
    await page.goto('/builder/shop/');
    await toggle.tap();
    await drawer.getByRole('link', { name: 'Shop', exact: true }).tap();
    await page.evaluate('wasHere = true');
    await drawer.getByRole('link', { name: 'Fly mask' }).tap();
    await page.waitForURL('**/product/hedgerow-fly-mask/');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate('globalThis.wasHere')).toBe(true);
    // It is as it was left: open, and the page behind it out of reach.
    expect((await state())[0]).toBe('true');
    expect(await drawer.getByRole('link', { name: 'Fly mask' }).isVisible()).toBe(true);
    for (const _ of ['submenu', 'drawer']) await page.keyboard.press('Escape');
    await expect.poll(state).toEqual(['false', 0]);
    await toggle.tap();
    await expect.poll(() => drawer.getByRole('link', { name: 'Shop', exact: true }).isVisible()).toBe(true);
  },
);

/** Sixty items in three levels. */
const MANY = Array.from({ length: 5 }, (_, first) => ({
  title: `Room ${first}`,
  href: `/${first}/`,
  items: Array.from({ length: 3 }, (__, second) => ({
    title: `Shelf ${first}${second}`,
    href: `/${first}/${second}/`,
    items: Array.from({ length: 3 }, (___, third) => ({
      title: `Thing ${first}${second}${third}`,
      href: `/${first}/${second}/${third}/`,
    })),
  })),
}));

it.each([
  ['builder’s', String(builderNavMenu(MANY, { label: 'Many' }))],
  ['our own', String(stirrupNavMenu(MANY, { label: 'Many' }))],
])('reaches the deepest of sixty items by keyboard, in %s markup', async (_, markup) => {
  const entry = `
    import { start } from '@stirrup/runtime';
    import { dropdown } from '@stirrup/builder/dropdown';
    import { navMenu } from '@stirrup/builder/nav-menu';
    start(navMenu, dropdown);`;
  const page = await openPage(`<main>${markup}</main>`, { entry });
  await page.waitForSelector('[data-island-state]');
  await page.getByRole('link', { name: 'Room 0' }).first().focus();
  await walk(page, [
    ['End', /^button Room 4/],
    ['Enter', /^button Room 4.*, expanded$/],
    ['ArrowDown', /^link Shelf 40$/],
    ['End', /^button Shelf 42/],
    ['Enter', /^button Shelf 42.*, expanded$/],
    ['ArrowDown', /^link Thing 420$/],
    ['End', /^link Thing 422$/],
    ['Escape', /^button Shelf 42.*, collapsed$/],
    ['Escape', /^button Room 4.*, collapsed$/],
    ['Home', /^link Room 0$/],
  ]);
});
