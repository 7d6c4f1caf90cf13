import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { describeShifts, shiftsOf, watchShopShifts } from '../../../../../e2e/support/layout-shifts.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderStickyHeader, stirrupStickyHeader } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { stickyHeader } from '@stirrup/builder/sticky-header';
  start(stickyHeader);
`;

/** The builder's styles of the header. */
const STYLES = html`<style>
  body { margin: 0 } main { display: block } section { block-size: 1500px } p { margin: 0 }
  header { block-size: 80px; box-sizing: border-box; background: #fff }
  .brx-sticky { position: fixed; inset: var(--wp-admin--admin-bar--height, 0) 0 auto; transition: transform .2s }
  .brx-sticky.on-scroll { position: sticky }
  .brx-sticky.slide-up { transform: translateY(-101%) }
</style>`;

const content = html`<a href="/">Home</a> <a href="#two">Two</a>
<button type="button" aria-expanded="false">Menu</button> <input type="search" aria-label="Search">`;
const sections = html`<section id="one"><p>One</p><a id="up" href="#one">Up</a></section>
<section id="two"><p>Two</p><a id="back" href="#one">Back</a></section><section id="three"><a id="last" href="/">Last</a></section>`;

async function own(markup: Html, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(`${STYLES}${markup}`, { entry, ...options });
  await page.waitForSelector('header[data-island-state="ready"]');
  await waitForFrames(page);
  return page;
}
const fixed = (more: Html = html``) => html`${builderStickyHeader(content, { slideUpAfter: 200 })}${sections}${more}`;
const isUp = (page: Page) => page.$eval('header', (header) => header.classList.contains('slide-up'));
const room = (page: Page) => page.evaluate(() => document.documentElement.style.scrollPaddingTop);
const topOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => Math.round(element.getBoundingClientRect().top));
const scrollTo = (page: Page, ...positions: readonly number[]) =>
  page.evaluate(async (all) => {
    for (const top of all) {
      window.scrollTo({ top, behavior: 'instant' });
      for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, positions);

it('keeps its height free above a place that a link leads to, downwards and upwards', async () => {
  const page = await own(fixed());
  await expect.poll(() => room(page)).toBe('80px');
  await page.click('header a[href="#two"]');
  await expect.poll(() => topOf(page, '#two')).toBe(80);
  await expect.poll(() => isUp(page)).toBe(true);
  await page.click('#back');
  await expect.poll(() => topOf(page, '#one')).toBe(0);
  await scrollTo(page, 1600, 1700);
  expect(await isUp(page)).toBe(true);
  await page.evaluate(() => document.querySelector('#two')?.scrollIntoView());
  await expect.poll(() => topOf(page, '#two')).toBe(80);
  await expect.poll(() => isUp(page)).toBe(false);
});

it('keeps it free for the focus, and for an address with a place', async () => {
  const page = await own(fixed(), { path: '/#two' });
  await expect.poll(() => topOf(page, '#two')).toBe(80);
  await scrollTo(page, 3000, 3400);
  await page.focus('#last');
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('back');
  expect(await topOf(page, '#back')).toBeGreaterThanOrEqual(80);
});

it('adds the admin bar, follows a header that changes its height, and releases the room with it', async () => {
  const bar = html`<style>:root { --wp-admin--admin-bar--height: 32px }</style>`;
  const page = await own(fixed(bar));
  expect(await topOf(page, 'header')).toBe(32);
  await expect.poll(() => room(page)).toBe('112px');
  await page.$eval('header', (header) => {
    header.style.blockSize = '50px';
  });
  await expect.poll(() => room(page)).toBe('82px');
  await page.$eval('header', (header) => header.remove());
  await expect.poll(() => room(page)).toBe('');
});

it('leaves an author’s own room alone', async () => {
  const page = await own(html`<style>html { scroll-padding-top: 10px }</style>${fixed()}`);
  await scrollTo(page, 10);
  expect(await room(page)).toBe('');
  await page.click('header a[href="#two"]');
  await expect.poll(() => topOf(page, '#two')).toBe(10);
});

it('takes no room where a style sheet does not make it sticky, as on phones', async () => {
  const plain = html`<style>@media (width < 500px) { header.brx-sticky { position: static } }</style>`;
  const page = await own(fixed(plain), { context: { viewport: { width: 900, height: 700 } } });
  await expect.poll(() => room(page)).toBe('80px');
  await page.setViewportSize({ width: 400, height: 700 });
  await expect.poll(() => room(page)).toBe('');
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => room(page)).toBe('80px');
});

it('begins in its place with "on-scroll", and sticks from there', async () => {
  const header = builderStickyHeader(content, { slideUpAfter: 200, isInPlace: true });
  const page = await own(html`${header}${sections}`);
  expect([await topOf(page, 'header'), await topOf(page, '#one')]).toEqual([0, 80]);
  await scrollTo(page, 150);
  expect([await topOf(page, 'header'), await isUp(page)]).toEqual([0, false]);
  await expect.poll(() => room(page)).toBe('80px');
  await scrollTo(page, 300);
  expect(await isUp(page)).toBe(true);
});

it('stays in sight while a menu in it or a search is open, and while the page is locked', async () => {
  const page = await own(fixed(html`<div class="bricks-search-overlay">Search</div>`));
  const set = (selector: string, name: string, value: string) =>
    page.$eval(selector, (element, [key, text]) => element.setAttribute(key, text), [name, value] as const);
  await set('header button', 'aria-expanded', 'true');
  await scrollTo(page, 300, 400);
  expect(await isUp(page)).toBe(false);
  // A menu of another width, which nobody sees.
  await set('header button', 'style', 'visibility: hidden');
  await scrollTo(page, 410);
  expect(await isUp(page)).toBe(true);
  await set('header button', 'aria-expanded', 'false');
  await set('.bricks-search-overlay', 'class', 'bricks-search-overlay show');
  await scrollTo(page, 400, 500);
  expect(await isUp(page)).toBe(false);
  await set('.bricks-search-overlay', 'class', 'bricks-search-overlay');
  await set('body', 'class', 'no-scroll');
  await scrollTo(page, 600);
  expect(await isUp(page)).toBe(false);
  await set('body', 'class', '');
  await scrollTo(page, 610);
  expect(await isUp(page)).toBe(true);
});

it('keeps a field with the focus in sight while the visitor scrolls and types', async () => {
  const page = await own(fixed());
  await page.focus('header input');
  await scrollTo(page, 300, 400);
  await page.keyboard.type('rug');
  expect([await isUp(page), await page.inputValue('header input')]).toEqual([false, 'rug']);
});

it('two on a page do not disturb each other', async () => {
  const second = html`<style>[data-island] { position: sticky; top: 0 }</style>`;
  const page = await own(html`${second}${fixed()}${stirrupStickyHeader(content)}${sections}`);
  await page.waitForSelector('[data-island="sticky-header"][data-island-state="ready"]');
  await waitForFrames(page);
  await scrollTo(page, 300, 400);
  const seen = await page.$$eval('header', (headers) =>
    headers.map((header) => [
      ...header.classList,
      header.hasAttribute('data-scrolling'),
      header.hasAttribute('data-up'),
    ]),
  );
  expect(seen).toEqual([
    ['brx-sticky', 'scrolling', 'slide-up', 'sliding', false, false],
    [true, false],
  ]);
});

it('has the last word beside a script that does as the builder’s does', async () => {
  const page = await own(fixed(), {
    prepare: (before) =>
      before.addInitScript(() => {
        let previous = -1;
        addEventListener('scroll', () => {
          const { classList } = document.querySelector('header') ?? document.body;
          classList.toggle('scrolling', scrollY > 0);
          if (scrollY > previous && previous >= 0 && scrollY > 200) classList.add('slide-up', 'sliding');
          else if (scrollY <= previous) classList.remove('slide-up');
          previous = scrollY;
        });
      }),
  });
  await page.focus('header input');
  await scrollTo(page, 100, 300, 400);
  expect(await page.$eval('header', ({ className }) => className)).toBe('brx-sticky scrolling');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await scrollTo(page, 500);
  await expect.poll(() => page.$eval('header', ({ className }) => className)).toBe('brx-sticky scrolling slide-up');
});

it('moves nothing while the page loads', async () => {
  const page = await withShop('/elements/sticky-header/', { prepare: watchShopShifts });
  await page.waitForSelector('header[data-island-state="ready"]');
  await page.waitForFunction(() => performance.timing.loadEventEnd > 0);
  await waitForFrames(page);
  expect(await shiftsOf(page), await describeShifts(page)).toBe(0);
});
