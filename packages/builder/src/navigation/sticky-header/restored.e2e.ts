import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, SITE } from '../../../../../e2e/support/browser.ts';
import { waitForFrames } from '../../../../../e2e/support/wait-for-frames.ts';
import { html } from '../../../../../fixtures/cms/markup/html.ts';
import { stirrupStickyHeader } from './fixture.ts';

const entry = `
  import { start } from '@stirrup/runtime';
  import { stickyHeader } from '@stirrup/builder/sticky-header';
  start(stickyHeader);
`;

const TALL = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="3000"/>';
const markup = html`<style>header { position: sticky; top: 0; block-size: 80px } body, p { margin: 0 } img { display: block }</style>
${stirrupStickyHeader(html`Paddock`, { slideUpAfter: 200 })}<img src="/tall.svg" alt=""><p id="end">End</p><img src="/tall.svg?2" alt="">`;

/** Opens a page that gets its height, and so its scroll position, after the island is up. */
const openSlow = (): Promise<Page> =>
  openPage(String(markup), {
    entry,
    path: '/#end',
    prepare: (page) =>
      page.route('**/tall.svg*', async (route) => {
        await page.waitForSelector('header[data-island-state="ready"]');
        // Past the island's first look.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
        // In their order: scroll anchoring moves a restored position by a picture that comes above it afterwards.
        if (route.request().url().endsWith('?2')) await page.waitForFunction(() => document.images[0]?.complete);
        await route.fulfill({ body: TALL, contentType: 'image/svg+xml', headers: { 'Cache-Control': 'no-store' } });
      }),
  });

/** The states of the header some frames after the page has got its position. */
async function statesAt(page: Page, position: number): Promise<unknown> {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  await waitForFrames(page, 3);
  return page.$eval('header', ({ dataset }) => ['scrolling', 'up'].filter((name) => name in dataset));
}

it('is in sight where the browser scrolls to a place, or restores a position, after the island is up', async () => {
  const page = await openSlow();
  // Below the picture: the header and the room that it keeps are of the same height.
  expect(await statesAt(page, 3000)).toEqual(['scrolling']);
  await page.mouse.wheel(0, 20);
  await page.waitForSelector('[data-up]');

  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.waitForFunction(() => scrollY === 2000);
  await page.evaluate((address) => history.replaceState(null, '', address), SITE);
  await page.reload();
  expect(await statesAt(page, 2000)).toEqual(['scrolling']);
  await page.mouse.wheel(0, 20);
  await page.waitForSelector('[data-up]');
});
