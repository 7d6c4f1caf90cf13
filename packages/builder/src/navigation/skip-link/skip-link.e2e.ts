import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage, SITE, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { codeOf } from '../../../../../e2e/support/code-of.ts';
import { skipLinkMarkup } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { skipLink } from '@stirrup/builder/skip-link';
  start(skipLink);
`;
const LINK = '[data-island="skip-link"]';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
/** True if the focus is inside an element. */
const isInside = (page: Page, id: string) =>
  page.evaluate((its) => document.activeElement?.closest(`#${its}`) !== null, id);
/** Distance of a place from the top of the window, above or below. */
const topOf = (page: Page, id: string) =>
  page.$eval(`#${id}`, (place) => Math.abs(Math.round(place.getBoundingClientRect().top)));

describe.each([
  ['/shop/', 'content', '-1'],
  ['/builder/shop/', 'brx-content', null],
])('%s', (path, id, printed) => {
  it('leads the keyboard past the header, and stays out of the address', async () => {
    const page = await withShop(path);
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('.skip-link'))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe(id);
    expect(await page.getAttribute(`#${id}`, 'tabindex')).toBe('-1');
    expect(await axe(page, `#${id}`)).toEqual([]);
    await page.keyboard.press('Tab');
    // Islands that Tab has passed start first.
    await expect.poll(() => isInside(page, id)).toBe(true);
    expect(await page.getAttribute(`#${id}`, 'tabindex')).toBe(printed);
    expect([new URL(page.url()).hash, await page.evaluate(() => history.length)]).toEqual(['', entries]);
  });

  it('leads there without JavaScript, and if its code never comes', async () => {
    const plain = await withShop(path, { context: { javaScriptEnabled: false } });
    await plain.focus('.skip-link');
    await plain.keyboard.press('Enter');
    await expect.poll(() => new URL(plain.url()).hash).toBe(`#${id}`);

    const page = await withShop(path, {
      prepare: (before) => before.route(codeOf('skip-link'), (route) => route.abort()),
    });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${id}`);
    await page.keyboard.press('Tab');
    expect(await isInside(page, id)).toBe(true);
    expect(takeConsole(page).length).toBeGreaterThan(0);
  });
});

it('leads to the second target of the builder’s page', async () => {
  const page = await withShop('/builder/shop/');
  await page.focus('.skip-link >> nth=1');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('brx-footer');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

it('waits for its code with the click, once', async () => {
  const page = await openPage(String(skipLinkMarkup()), {
    entry: `
      import { start } from '@stirrup/runtime';
      import { skipLink } from '@stirrup/builder/skip-link';
      let arrive;
      const late = new Promise((resolve) => { arrive = resolve; });
      Object.assign(globalThis, { arrive });
      start({ ...skipLink, load: () => late.then(skipLink.load) });`,
  });
  await page.waitForSelector(`${LINK}[data-island-state]`);
  await page.focus(LINK);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await page.getAttribute(LINK, 'aria-busy')).toBe('true');
  await page.evaluate('arrive()');
  await expect.poll(() => focused(page)).toBe('stables');
  expect(page.url()).toBe(`${SITE}/`);
});

it.each(['click', 'tap'] as const)('works by %s on a phone, from right to left, below a sticky header', async (way) => {
  const styles = '<style>html { scroll-padding-top: 60px; direction: rtl } body { padding-bottom: 3000px }</style>';
  const page = await openPage(`${styles}${skipLinkMarkup()}`, {
    entry,
    context: { viewport: { width: 390, height: 700 }, hasTouch: true },
  });
  await page.waitForSelector(`${LINK}[data-island-state]`);
  await page[way](LINK);
  await expect.poll(() => focused(page)).toBe('stables');
  expect(await topOf(page, 'stables')).toBe(60);
});

it.each([
  ['reduce', true],
  ['no-preference', false],
] as const)('scrolls smoothly where the page does, and not with %s', async (reducedMotion, isAtOnce) => {
  const styles =
    '<style>html { scroll-behavior: smooth } body { padding-bottom: 9000px } ul { line-height: 200px }</style>';
  const page = await openPage(`${styles}${skipLinkMarkup()}`, { entry, context: { reducedMotion } });
  await page.focus(LINK);
  await page.waitForSelector(`${LINK}[data-island-state="ready"]`);
  const isThere = await page.evaluate((link) => {
    document.querySelector<HTMLElement>(link)?.click();
    return Math.abs(document.querySelector('#stables')?.getBoundingClientRect().top ?? NaN) < 1;
  }, LINK);
  expect(isThere).toBe(isAtOnce);
  await expect.poll(() => topOf(page, 'stables')).toBe(0);
});
