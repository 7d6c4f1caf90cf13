import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, SITE, withShop } from '../../../../../e2e/support/browser.ts';
import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { longText, readMoreMarkup, shortText } from './fixture.ts';

const READY = '[data-island-state="ready"]';
const TEXT = '[data-island="read-more"] > [data-part="text"]';
const BUTTON = '[data-island="read-more"] > [data-part="button"]';
const LINE = 20;
const sheet = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const ISLAND_STYLES = `@media (scripting: enabled){${sheet('./critical.css')}}${sheet('./styles.css')}`;

const entry = `
  import { start } from '@stirrup/runtime';
  import { readMore } from '@stirrup/builder/read-more';
  start(readMore);
`;

/** Lines of a known height. */
const STYLES = html`<style>body{margin:0;font:16px/${LINE}px sans-serif}p{margin:0}</style>`;

/** Opens markup on a page of its own. */
async function own(markup: unknown, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const page = await openPage(`${STYLES}${markup}`, { entry, ...options });
  if (options.context?.javaScriptEnabled !== false) await page.waitForSelector(`[data-island="read-more"]${READY}`);
  return page;
}

const words = (count: number) => Array.from({ length: count }, () => 'saddle').join(' ');
const tall = (content: Html) => html`${content}<div style="block-size: 3000px"></div>`;
const lines = (page: Page, index = 0) =>
  page
    .locator(TEXT)
    .nth(index)
    .evaluate((element, line) => Math.round(element.getBoundingClientRect().height / line), LINE);
const expanded = (page: Page, index = 0) => page.locator(BUTTON).nth(index).getAttribute('aria-expanded');

it.each(['/elements/read-more/', '/builder/elements/read-more/'])('works by keyboard: %s', async (path) => {
  const page = await withShop(path);
  await page.waitForSelector(`[data-island="read-more"]${READY}`);
  const button = page.locator(BUTTON).first();
  await button.waitFor();
  await page.waitForSelector(`[data-island="read-more"]${READY} >> nth=2`);
  await page.locator(BUTTON).nth(2).waitFor({ state: 'hidden' });
  await button.focus();
  await page.keyboard.press('Enter');
  expect([await expanded(page), await expanded(page, 1)]).toEqual(['true', 'false']);
  expect(await axe(page, '.element-example')).toEqual([]);
  await page.keyboard.press('Space');
  expect([await expanded(page), await button.textContent()]).toEqual(['false', 'Read more']);
  await page.locator(BUTTON).nth(1).click();
  expect([await expanded(page), await expanded(page, 1)]).toEqual(['false', 'true']);
  expect(await page.locator(BUTTON).nth(1).textContent()).toBe('Less about bits');
});

it('opens for a link in its hidden lines that gets the focus, and for a link to a place in them', async () => {
  const page = await own(tall(html`<a id="to" href="#repairs">Repairs</a>${readMoreMarkup(longText)}`), {
    context: { viewport: { width: 400, height: 400 } },
  });
  expect([await lines(page), await expanded(page)]).toEqual([3, 'false']);
  await page.focus('#to');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How repairs work');
  expect(await expanded(page)).toBe('true');
  const focused = page.locator(':focus');
  await expect.poll(() => focused.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  await page.click(BUTTON);
  expect([await lines(page), await expanded(page)]).toEqual([3, 'false']);
  await page.click('#to');
  expect(await expanded(page)).toBe('true');
  await expect.poll(() => page.$eval('#repairs', (place) => place.getBoundingClientRect().top)).toBeLessThan(10);
});

it('opens for the browser’s search, which keeps its place', async () => {
  const page = await own(tall(readMoreMarkup(longText)), { context: { viewport: { width: 400, height: 400 } } });
  expect(await page.evaluate(() => Reflect.get(globalThis, 'find').call(globalThis, 'torn') as boolean)).toBe(false);
  await page.evaluate(() => Reflect.get(globalThis, 'find').call(globalThis, 'Whatever tears'));
  await expect.poll(() => expanded(page)).toBe('true');
  const top = await page.evaluate(() => getSelection()?.getRangeAt(0).getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(400);
});

it('is open where the address names a place in it', async () => {
  const page = await own(tall(readMoreMarkup(longText)), { path: '/#repairs' });
  expect([page.url(), await expanded(page)]).toEqual([`${SITE}/#repairs`, 'true']);
});

it('has a button only while the text is longer than its lines', async () => {
  const picture = html`<p><img alt="" width="10" height="10" src="data:," /> ${words(13)}</p>`;
  const page = await own(html`${readMoreMarkup(html`<p>${words(30)}</p>`)}${readMoreMarkup(picture)}`, {
    context: { viewport: { width: 1280, height: 800 } },
  });
  const button = page.locator(BUTTON);
  expect(await button.nth(0).isVisible()).toBe(false);
  await page.setViewportSize({ width: 300, height: 800 });
  await button.nth(0).waitFor();
  await button.nth(0).click();
  expect(await expanded(page)).toBe('true');
  // Open, wide, and narrow again: the visitor's choice stays.
  await page.evaluate(() => document.querySelector<HTMLElement>(':focus')?.blur());
  await page.setViewportSize({ width: 1280, height: 800 });
  await button.nth(0).waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 300, height: 800 });
  await button.nth(0).waitFor();
  expect([await expanded(page), await page.locator(TEXT).nth(0).getAttribute('style')]).toEqual(['true', null]);
  // A picture that arrives late takes the room of words.
  expect([await lines(page, 1), await button.nth(1).isVisible()]).toEqual([3, false]);
  await page.$eval('img', (image) => {
    image.setAttribute('width', '280');
    image.setAttribute('src', `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`);
  });
  await button.nth(1).waitFor();
});

it('grows when it opens, keeps its button in sight when it closes, and moves nothing under reduced motion', async () => {
  const page = await own(tall(readMoreMarkup(html`<p>${words(2000)}</p>`)));
  const animations = () => page.$eval(TEXT, (text) => text.getAnimations().length);
  await page.$eval(BUTTON, (button) => button instanceof HTMLElement && button.click());
  expect(await animations()).toBe(1);
  await expect.poll(animations).toBe(0);
  await page.locator(BUTTON).scrollIntoViewIfNeeded();
  await page.click(BUTTON);
  expect(await page.$eval(BUTTON, (button) => button.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.click(BUTTON);
  expect([await expanded(page), await animations()]).toEqual(['true', 0]);
});

it('works from right to left, and in copies, which are independent', async () => {
  const page = await own(html`<div dir="rtl">${readMoreMarkup(longText)}</div>`, {
    context: { viewport: { width: 400, height: 800 } },
  });
  expect(await lines(page)).toBe(3);
  await page.evaluate(() => {
    const root = document.querySelector('[data-island]');
    root?.after(root.cloneNode(true));
  });
  await page.waitForSelector(`${READY} >> nth=1`);
  await page.locator(BUTTON).nth(1).click();
  expect([await expanded(page), await expanded(page, 1), await lines(page)]).toEqual(['false', 'true', 3]);
  // It opens over a moment.
  await expect.poll(() => lines(page, 1)).toBeGreaterThan(5);
  const controlled = await page.$$eval(BUTTON, (all) => all.map((button) => button.getAttribute('aria-controls')));
  expect(await page.$$eval(TEXT, (all) => all.map(({ id }) => id))).toEqual(controlled);
  expect(new Set(controlled).size).toBe(2);
});

const styled = (markup: Html) =>
  `<style>@layer stirrup{:where([data-island] [hidden]){display:none}${ISLAND_STYLES}}</style>${markup}`;

it('moves nothing when it starts, where the style sheet is', async () => {
  const page = await openPage(
    `${STYLES}${styled(html`${readMoreMarkup(longText, { lines: 2 })}<p id="below">Below</p>`)}`,
    {
      context: { viewport: { width: 400, height: 400 } },
    },
  );
  const places = () =>
    page.$$eval(`#below, ${TEXT}`, (all) => all.map((element) => Math.round(element.getBoundingClientRect().bottom)));
  const before = await places();
  expect(await lines(page)).toBe(2);
  const started = await own(styled(html`${readMoreMarkup(longText, { lines: 2 })}<p id="below">Below</p>`), {
    context: { viewport: { width: 400, height: 400 } },
  });
  const after = await started.$$eval(`#below, ${TEXT}`, (all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().bottom)),
  );
  expect(after).toEqual(before);
  // Nobody comes: the text is whole after a while.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await lines(page)).toBeGreaterThan(5);
});

it('is whole without JavaScript, and has no button', async () => {
  const page = await own(styled(readMoreMarkup(longText)), {
    context: { javaScriptEnabled: false, viewport: { width: 400, height: 800 } },
  });
  expect(await page.isVisible('text=How repairs work')).toBe(true);
  expect(await page.locator(BUTTON).isVisible()).toBe(false);
  const { height = 0 } = (await page.locator(TEXT).boundingBox()) ?? {};
  expect(height).toBeGreaterThan(5 * LINE);
});

it('leaves a short text alone', async () => {
  const page = await own(readMoreMarkup(shortText));
  expect([await page.isVisible(BUTTON), await page.getAttribute(TEXT, 'data-closed')]).toEqual([false, null]);
});
