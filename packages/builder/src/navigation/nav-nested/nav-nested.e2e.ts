import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, takeConsole, takeFailedRequests, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { withoutCode } from '../../../../../e2e/support/without-code.ts';

const PHONE = { viewport: { width: 390, height: 700 } };
const PAGES = [
  {
    path: '/elements/nav-nested/',
    nav: '#stable',
    items: '#stable > ul',
    close: '#stable li > [data-island="toggle"]',
    dropdown: '[data-island="dropdown"]',
  },
  {
    path: '/builder/elements/nav-nested/',
    nav: '#brxe-stable',
    items: '#brxe-stableitems',
    close: '#brxe-stablex',
    dropdown: '.brxe-dropdown',
  },
] as const;
const [OWN, BUILDER] = PAGES;

type Options = Parameters<typeof withShop>[1];

/** Opens a demo page, and its first menu where that is behind toggles. */
async function openMenu({ path, nav, close }: (typeof PAGES)[number], options: Options, query = ''): Promise<Page> {
  const page = await withShop(path + query, options);
  await page.click(`${nav} > button`);
  await hasFocus(page, close);
  return page;
}

const hasFocus = (page: Page, selector: string) =>
  page.waitForFunction((its) => document.activeElement?.matches(its), selector);
const isInside = (page: Page, selector: string) =>
  page.evaluate((its) => document.activeElement?.closest(its) !== null, selector);
const pageState = (page: Page) =>
  page.evaluate(() => [document.body.className.includes('no-scroll'), document.querySelectorAll('[inert]').length]);
const expanded = (page: Page, nav: string) =>
  page.$$eval(`${nav} :is(.brxe-toggle, [data-island="toggle"])`, (all) =>
    all.map((toggle) => toggle.getAttribute('aria-expanded')),
  );
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((box) => box.getBoundingClientRect().toJSON());

test.each(PAGES)('behind its toggles it works by keyboard, and holds the page: $path', async (demo) => {
  const { path, nav, items, close } = demo;
  const page = await withShop(path, { context: PHONE });
  const open = page.locator(`${nav} > button`);
  expect(await page.locator(items).isVisible()).toBe(false);
  await open.focus();
  await page.keyboard.press('Enter');
  await hasFocus(page, close);
  expect(await expanded(page, nav)).toEqual(['true', 'true']);
  expect(await boxOf(page, items)).toMatchObject({ x: 0, y: 0, width: 390, height: 700 });
  expect((await pageState(page))[0]).toBe(true);
  expect(await axe(page)).toEqual([]);
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await isInside(page, items)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await hasFocus(page, `${nav} > button`);
  expect(await expanded(page, nav)).toEqual(['false', 'false']);
  await page.waitForSelector(items, { state: 'hidden' });
  expect(await pageState(page)).toEqual([false, 0]);
});

test.each(PAGES)('a submenu in it opens by touch, and Tab and Escape treat both as one menu: $path', async (demo) => {
  const { nav, items, close, dropdown } = demo;
  const page = await withShop(demo.path, { context: { ...PHONE, hasTouch: true } });
  await page.tap(`${nav} > button`);
  await hasFocus(page, close);
  const care = page.locator(`${nav} ${dropdown}`, { hasText: 'Care' });
  await care.getByText('Care', { exact: true }).tap();
  await page.waitForFunction((its) => document.querySelector(its)?.checkVisibility(), `${nav} [href="#leather"]`);
  expect(await axe(page)).toEqual([]);
  await care.locator('a').last().focus();
  for (let turn = 0; turn < 12; turn += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(page, items)).toBe(true);
  }
  await care.locator('button').focus();
  if ((await care.locator('button').getAttribute('aria-expanded')) === 'false') await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await care.locator('button').getAttribute('aria-expanded')).toBe('false');
  expect(await expanded(page, nav)).toEqual(['true', 'true']);
  await page.keyboard.press('Escape');
  expect(await expanded(page, nav)).toEqual(['false', 'false']);
});

test('a link to a place closes it, and the page is there; a click beside a narrow menu closes all of it', async () => {
  const page = await openMenu(BUILDER, { context: PHONE });
  await page.addStyleTag({ content: 'main { padding-block-end: 3000px } .brx-open > ul { inline-size: 250px }' });
  await page.click('#brxe-stable [href="#times"]');
  await page.waitForSelector('#brxe-stableitems', { state: 'hidden' });
  await expect.poll(async () => Math.abs((await boxOf(page, '#times')).top)).toBeLessThan(5);
  expect(new URL(page.url()).hash).toBe('#times');
  await page.evaluate(() => scrollTo(0, 0));
  await page.click('#brxe-stablet');
  await hasFocus(page, '#brxe-stablex');
  await page.locator('#brxe-stable .brxe-dropdown', { hasText: 'Care' }).locator('button').click();
  await page.waitForSelector('#brxe-stable .brxe-dropdown.open');
  await page.mouse.click(350, 500);
  await page.waitForSelector('#brxe-stableitems', { state: 'hidden' });
  expect(await page.locator('.brxe-dropdown.open').count()).toBe(0);
  await hasFocus(page, '#brxe-stablet');
});

test.each(PAGES)('closes at the width where its entries are in a row: $path', async (demo) => {
  const page = await openMenu(demo, { context: PHONE });
  const row = page.locator(demo.close).locator('..');
  expect(await row.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.waitForSelector(`${demo.nav}:not(.brx-open, [data-open])`);
  expect(await pageState(page)).toEqual([false, 0]);
  expect([await row.isVisible(), await page.isVisible(demo.items)]).toEqual([false, true]);
  await page.setViewportSize(PHONE.viewport);
  await page.click(`${demo.nav} > button`);
  await hasFocus(page, demo.close);
});

test.each(PAGES)('in a row is moved through by arrow keys, in reading direction: $path', async (demo) => {
  for (const [query, key, back] of [
    ['', 'ArrowRight', 'ArrowLeft'],
    ['?direction=rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    const page = await withShop(demo.path + query);
    await page.locator(`${demo.items} a`).first().focus();
    await page.keyboard.press(key);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Saddles');
    await page.keyboard.press(back);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Home');
    await page.keyboard.press('End');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Opening times');
    expect(await axe(page, '.element-example')).toEqual([]);
  }
});

test('moves nothing under reduced motion, from right to left, and keeps the levels of a menu in it', async () => {
  const context = { ...PHONE, reducedMotion: 'reduce' as const };
  const page = await withShop(`${OWN.path}?direction=rtl`, { context });
  await page.click('#levels > button');
  await hasFocus(page, '#levels li > [data-island="toggle"]');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.locator('#levels').getByRole('button', { name: 'Saddles: submenu' }).press('Enter');
  await page.waitForSelector('#levels [data-multilevel][data-open]');
  expect(await isInside(page, '#levels [data-part="content"]')).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await hasFocus(page, '#levels > button');
});

test.each([
  { path: OWN.path, nav: '#levels', close: '#levels li > [data-island="toggle"]' },
  { path: BUILDER.path, nav: '#brxe-levels', close: '#brxe-levelsx' },
])('one level at a time leads down, back and out by touch: $path', async ({ path, nav, close }) => {
  const page = await withShop(path, { context: { ...PHONE, hasTouch: true } });
  const menu = page.locator(nav);
  const press = (name: string) => menu.getByRole('button', { name }).first().tap();
  await page.tap(`${nav} > button`);
  await hasFocus(page, close);
  await press('Saddles: submenu');
  await press('Jumping: submenu');
  const back = menu.getByText('Go back').first();
  await back.waitFor();
  expect(await menu.getByText('Close contact').first().isVisible()).toBe(true);
  expect(await menu.getByText('Trail').first().isVisible()).toBe(false);
  expect(await axe(page)).toEqual([]);
  await back.tap();
  await menu.getByText('Trail').first().waitFor();
  await press('Jumping: submenu');
  await back.waitFor();
  await page.tap(close);
  await hasFocus(page, `${nav} > button`);
  // Closing submenus are out of reach until they have faded.
  await expect.poll(() => pageState(page)).toEqual([false, 0]);
});

test('without JavaScript our own entries show, at every width, and no toggle', async () => {
  for (const width of [390, 1280]) {
    const context = { javaScriptEnabled: false, viewport: { width, height: 700 } };
    const page = await withShop(`${OWN.path}?stirrup=off`, { context });
    for (const id of ['stable', 'levels']) {
      expect(await page.isVisible(`#${id} > ul > li > a`)).toBe(true);
      expect(await page.locator(`#${id} [data-island="toggle"]:visible`).count()).toBe(0);
    }
  }
});

test('our own entries show if the code of the menu fails', async () => {
  const prepare = (page: Page) => withoutCode(page, codeOf('nav-nested'));
  const page = await withShop(OWN.path, { context: PHONE, prepare });
  await page.click('#stable > button');
  await page.waitForSelector('#stable[data-island-state="failed"]');
  expect(takeConsole(page).join()).toMatch(codeOf('nav-nested'));
  expect([await page.isVisible('#stable > ul > li > a'), await page.isVisible('#stable > button')]).toEqual([
    true,
    false,
  ]);
  expect(await pageState(page)).toEqual([false, 0]);
  // The code of the other menus fails at rest, which may be later.
  await page.goto('about:blank');
  takeFailedRequests(page);
});
