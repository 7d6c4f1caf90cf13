import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { passArrival, topOf } from '../../testing/anchors-in-browser.ts';
import { builderChapters, builderOnePageNavigation, onePageNavigationMarkup, printedNavigation } from './fixture.ts';

const STYLES = readFileSync(fileURLToPath(new URL('./styles.css', import.meta.url)), 'utf8');
const entry = `
  import { start } from '@stirrup/runtime';
  import { onePageNavigation } from '@stirrup/builder/one-page-navigation';
  start(onePageNavigation);
`;
const READY = ':is(#bricks-one-page-navigation, [data-island="one-page-navigation"])[data-island-state="ready"]';
const TALL = '<style>body { margin: 0 } section { block-size: 900px; margin: 0 }</style>';

const current = (page: Page, of = READY) =>
  page
    .locator(of)
    .first()
    .locator('[aria-current="true"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const bring = (page: Page, id: string, by = 0) =>
  page.$eval(
    `#${id}`,
    (section, distance) => scrollTo(0, scrollY + section.getBoundingClientRect().top + distance),
    by,
  );
const open = async (markup: unknown, options: Parameters<typeof openPage>[1] = {}) => {
  const page = await openPage(`${TALL}${markup}`, { entry, ...options });
  await page.waitForSelector(READY, { state: 'attached' });
  return page;
};

describe.each(['/elements/one-page-navigation/', '/builder/elements/one-page-navigation/'])('%s', (path) => {
  it('leads to each section by keyboard, with a name, and shows which is in view', async () => {
    const page = await withShop(path, { context: { viewport: { width: 1280, height: 300 } } });
    await page.waitForSelector(READY);
    const links = page.locator(READY).first().locator('a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')))).toEqual([
      'Hides',
      'Trees',
      'First ride',
      'Section 4',
    ]);
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => topOf(page, 'trees')).toBe(0);
    await expect.poll(() => current(page)).toEqual(['#trees']);
    await page.mouse.wheel(0, -100_000);
    await expect.poll(() => current(page)).toEqual([]);
    await bring(page, 'first-ride');
    await expect.poll(() => current(page)).toEqual(['#first-ride']);
    expect(await axe(page)).toEqual([]);
  });

  it('works on a phone, from right to left', async () => {
    const page = await withShop(`${path}?direction=rtl`, {
      context: { viewport: { width: 390, height: 300 }, hasTouch: true },
    });
    await page.waitForSelector(READY);
    const box = await page.locator(`${READY} a >> nth=0`).boundingBox();
    expect(box && [Math.round(box.x), box.width >= 24, box.height >= 24]).toEqual([0, true, true]);
    await page.tap(`${READY} a >> nth=2`);
    await expect.poll(() => topOf(page, 'first-ride')).toBe(0);
    expect(await current(page)).toEqual(['#first-ride']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

it('counts a section from the place to which links lead', async () => {
  const page = await open(onePageNavigationMarkup());
  await bring(page, 'trees', -3);
  await expect.poll(() => current(page)).toEqual(['#hides']);
  await bring(page, 'trees');
  await expect.poll(() => current(page)).toEqual(['#trees']);
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-padding-top', '80px'));
  await bring(page, 'first-ride', -83);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await current(page)).toEqual(['#trees']);
  await bring(page, 'first-ride', -80);
  await expect.poll(() => current(page)).toEqual(['#first-ride']);
  await page.setViewportSize({ width: 800, height: 400 });
  await bring(page, 'hides', -80);
  await expect.poll(() => current(page)).toEqual(['#hides']);
});

it('shows a chosen section that the end of the page is too near to reach, until the visitor scrolls', async () => {
  const page = await open(`${onePageNavigationMarkup()}<style>#brxe-aftacr { block-size: 100px }</style>`);
  await page.focus(`${READY} a >> nth=3`);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await current(page)).toEqual(['#brxe-aftacr']);
  // Before that, the browser might still be on its way.
  await passArrival(page);
  await page.mouse.wheel(0, -10);
  await expect.poll(() => current(page)).toEqual(['#first-ride']);
});

it('measures nothing while the page scrolls', async () => {
  const page = await open(onePageNavigationMarkup());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await page.evaluate(() => {
    const reads: string[] = [];
    Object.assign(globalThis, { reads });
    for (const [prototype, name] of [
      [Element.prototype, 'getBoundingClientRect'],
      [globalThis, 'getComputedStyle'],
    ] as const) {
      const read = Reflect.get(prototype, name);
      Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
        reads.push(name);
        return Reflect.apply(read, this, given);
      });
    }
    for (const name of ['offsetTop', 'offsetHeight']) {
      Object.defineProperty(HTMLElement.prototype, name, { get: () => reads.push(name) });
    }
  });
  for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, 250);
  await expect.poll(() => current(page)).toEqual(['#first-ride']);
  expect(await page.evaluate('reads')).toEqual([]);
});

it('follows sections that come and go, also in their order, and keeps the focus', async () => {
  const page = await open(`<div id="brx-content">${builderChapters()}</div>${builderOnePageNavigation}`);
  const hrefs = () => page.locator(`${READY} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.focus(`${READY} a[href="#trees"]`);
  await page.$eval('#trees', (section) => {
    section.insertAdjacentHTML('beforebegin', '<section id="intro"><h2>Intro</h2></section>');
    document.querySelector('#first-ride')?.remove();
  });
  await expect.poll(hrefs).toEqual(['#hides', '#intro', '#trees', '#brxe-aftacr']);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  expect(await focused()).toBe('#trees');
  await page.$eval('#trees', (section) => section.remove());
  await expect.poll(focused).toBe('#brxe-aftacr');
  await bring(page, 'intro');
  await expect.poll(() => current(page)).toEqual(['#intro']);
});

it('leaves the focus where it is while sections before it go, and moves it on to the next one', async () => {
  const page = await open(`<div id="brx-content">${builderChapters()}</div>${builderOnePageNavigation}`);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  const remove = async (id: string, left: number) => {
    await page.$eval(`#${id}`, (section) => section.remove());
    await expect.poll(() => page.locator(`${READY} a`).count()).toBe(left);
  };
  await page.focus(`${READY} a[href="#trees"]`);
  await remove('hides', 3);
  expect(await focused()).toBe('#trees');
  await remove('trees', 2);
  expect(await focused()).toBe('#first-ride');
});

it('goes with its element, which may come back and be copied', async () => {
  const page = await open(`<div id="brx-content">${builderChapters()}</div>${builderOnePageNavigation}`);
  const list = '#bricks-one-page-navigation';
  const before = await page.evaluate(async (selector) => {
    const found = document.querySelector(selector);
    const place = document.createComment('place');
    found?.replaceWith(place);
    await new Promise((resolve) => setTimeout(resolve));
    const left = [found?.outerHTML, document.querySelectorAll('nav').length];
    if (found) place.replaceWith(found);
    return left;
  }, list);
  expect(before).toEqual(['<ul id="bricks-one-page-navigation"></ul>', 0]);
  await expect.poll(() => page.locator(`nav ${list} a`).count()).toBe(4);
  await page.$eval(list, (found) => found.after(found.cloneNode(true)));
  await page.waitForSelector(`${READY} >> nth=1`);
  await bring(page, 'trees');
  await expect.poll(() => page.locator('.active[aria-current="true"]').count()).toBe(2);
  expect(await page.locator('nav').count()).toBe(1);
});

it('marks printed links, which work without JavaScript', async () => {
  const plain = await openPage(`${TALL}${printedNavigation()}`, { context: { javaScriptEnabled: false } });
  await plain.click('a >> nth=1');
  await expect.poll(() => new URL(plain.url()).hash).toBe('#own-trees');

  const page = await open(printedNavigation());
  const printed = await page.locator('ul').innerHTML();
  await bring(page, 'own-trees');
  await expect.poll(() => current(page)).toEqual(['#own-trees']);
  await bring(page, 'own-hides', -500);
  await expect.poll(() => page.locator('ul').innerHTML()).toBe(printed);
});

it('shows the name of a dot that has the pointer or the focus, in our own styles', async () => {
  const page = await open(`<style>${STYLES}</style>${onePageNavigationMarkup()}`);
  const name = () =>
    page
      .locator(`${READY} a`)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await name()).toBe('none');
  await page.hover(`${READY} a >> nth=0`);
  expect(await name()).toContain('Hides');
});
