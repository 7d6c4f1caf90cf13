import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, openPage, withShop } from '../../../../../e2e/support/browser.ts';
import { passArrival, topOf } from '../../testing/anchors-in-browser.ts';
import { chapters, stirrupContents } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { tableOfContents } from '@stirrup/builder/table-of-contents';
  start(tableOfContents);
`;
const READY = ':is(.brxe-post-toc, [data-island="table-of-contents"])[data-island-state="ready"]';
const ENTRIES = ['Choosing a saddle', 'For the back', 'Care & cleaning', 'Oil', 'Oil'];

const nav = (page: Page, index: number) => page.locator(READY).nth(index);
const current = (page: Page, index: number) => nav(page, index).locator('[aria-current="true"]').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const scrollTo = (page: Page, id: string) =>
  page.$eval(`#${id}`, (heading) => heading.scrollIntoView({ behavior: 'instant' }));

describe.each(['/elements/table-of-contents/', '/builder/elements/table-of-contents/'])('%s', (path) => {
  it('leads to each heading by keyboard, shows the current one, and collapses the others', async () => {
    const page = await withShop(path);
    await page.waitForSelector(`${READY} >> nth=1`);
    expect(await nav(page, 0).locator('a').allTextContents()).toEqual(ENTRIES);
    // Texts come with code of their own.
    await expect.poll(() => page.getByRole('navigation', { name: 'Table of contents' }).count()).toBe(1);

    const second = nav(page, 1);
    const reachable = () =>
      second
        .locator('a')
        .evaluateAll((links) => links.filter((link) => link.checkVisibility() && !link.closest('[inert]')).length);
    await expect.poll(reachable).toBe(2);
    await second.getByRole('link', { name: 'Care & cleaning' }).focus();
    await expect.poll(reachable).toBe(4);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Oil');
    await page.keyboard.press('Enter');
    await expect.poll(() => current(page, 1)).toEqual(['Oil']);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    // The distance that the author asks for.
    await expect.poll(() => topOf(page, id)).toBe(40);
    // A scroll within a second of a choice is taken for the browser on its way to it.
    await passArrival(page);
    await scrollTo(page, 'own-contents-story');
    await expect.poll(() => current(page, 1)).toEqual(['Choosing a saddle']);
    expect(await axe(page, 'main')).toEqual([]);
  });

  it('works from right to left on a phone, and shows a heading that the address names', async () => {
    const page = await withShop(`${path}?direction=rtl#oil-2`, { context: { viewport: { width: 320, height: 600 } } });
    await page.waitForSelector(READY);
    await expect.poll(() => topOf(page, 'oil-2')).toBe(0);
    await expect.poll(() => current(page, 0)).toEqual(['Oil']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

it('follows inserted content and a header that becomes sticky, and goes with its element', async () => {
  const table = stirrupContents({ content: '.text', label: 'Contents', offset: 20 });
  const page = await openPage(`<style>body { margin: 0 }</style>${table}${chapters('text')}`, { entry });
  await page.waitForSelector(READY);
  const link = nav(page, 0).getByRole('link', { name: 'Care' });
  await link.focus();
  await page.$eval('.text', (text) => text.insertAdjacentHTML('afterbegin', '<h2>Foreword</h2><p>Oats.</p>'));
  await expect.poll(() => nav(page, 0).locator('a').allTextContents()).toEqual(['Foreword', ...ENTRIES]);
  expect(await focused(page)).toBe('Care & cleaning');
  await page.evaluate(() => document.documentElement.style.setProperty('scroll-padding-top', '80px'));
  await page.keyboard.press('Enter');
  await expect.poll(() => topOf(page, 'care-cleaning')).toBe(0);
  await expect.poll(() => current(page, 0)).toEqual(['Care & cleaning']);

  const left = await page.evaluate(async () => {
    const table = document.querySelector('nav');
    const place = document.createComment('place');
    table?.replaceWith(place);
    await new Promise((resolve) => setTimeout(resolve));
    const found = [table?.innerHTML, document.querySelectorAll('h3[id], [style*="scroll-margin"]').length];
    if (table) place.replaceWith(table, table.cloneNode(true));
    return found;
  });
  expect(left).toEqual(['', 0]);
  await page.waitForSelector(`${READY} >> nth=1`);
  // Until then, scrolling may be the browser's way to the place in the address.
  await passArrival(page);
  await scrollTo(page, 'foreword');
  await expect.poll(async () => [await current(page, 0), await current(page, 1)]).toEqual([['Foreword'], ['Foreword']]);
});
