import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, openPage, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { violations, watchViolations } from '../../../../../e2e/support/policy-violations.ts';
import { CMS_FAULTS } from '../../../../../stories/support/cms-faults.ts';

const LOOPS = '/builder/elements/query-loops/';
const READY = '.brx-query-trail[data-island-state="ready"]';
const button = (id: string) => `[data-interactions*='"${id}"']`;
const trail = (page: Page, id: string) => page.locator(`.brx-query-trail[data-query-element-id="${id}"]`);
const items = (page: Page, id: string) => page.locator(`.brxe-${id}:not(.brx-popup)`);
const calls = (page: Page, counted: string[] = []) => {
  page.on('request', (request) => {
    if (request.url().includes('load_query_page')) counted.push(String(request.postDataJSON()?.page));
  });
  return counted;
};
const ready = (page: Page) => page.waitForSelector(READY, { state: 'attached' });
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const faults = async (page: Page) => (await axe(page, 'main')).filter(({ rule }) => !(rule in CMS_FAULTS));

it('loads more in place by keyboard: rows, items of lists, links, posts, in a component', async () => {
  const page = await withShop(LOOPS);
  await ready(page);
  for (const id of ['looptr', 'loopli', 'loopan', 'loopos', 'loopcm-inst01']) {
    const all = items(page, id.split('-')[0] ?? '');
    await page.waitForSelector(`${button(id)}[data-island-state="ready"]`);
    const before = await all.count();
    await page.focus(button(id));
    await page.keyboard.press('Enter');
    await expect.poll(() => all.count()).toBeGreaterThan(before);
    await expect.poll(() => all.nth(before).evaluate((item) => item.matches(':focus, :has(:focus)'))).toBe(true);
    // The trail stays behind the last item: it sizes the columns of the posts element.
    expect(await all.last().evaluate((item) => item.nextElementSibling?.matches('.brx-query-trail'))).toBe(true);
  }
  expect(await page.textContent('.widget_shopping_cart_live_region')).toMatch(/^\d+ more results/);
});

it('keeps a failed request’s focus at "Try again", and moves it to the new items then', async () => {
  const page = await withShop(`${LOOPS}?fault=500@load_query_page*2`);
  await page.waitForSelector(`${button('loopaa')}[data-island-state="ready"]`);
  await ready(page);
  const before = await items(page, 'loopaa').count();
  await page.click(button('loopaa'));
  const message = page.locator('.brx-query-trail + .stirrup-message[role="alert"]');
  await message.waitFor();
  expect(await page.locator('[aria-busy], .brx-loading-animation').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await message.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[aria-busy], [aria-disabled]').count()).toBe(0);
  expect(await focusedText(page)).toBe('Try again');
  await page.keyboard.press('Enter');
  await expect.poll(() => items(page, 'loopaa').count()).toBeGreaterThan(before);
  await message.waitFor({ state: 'detached' });
  const first = items(page, 'loopaa').nth(before);
  expect(await first.evaluate((item) => item.contains(document.activeElement))).toBe(true);
  expect(takeConsole(page)).toHaveLength(2);
});

it('scrolls on to the end, page after page, each requested once', async () => {
  let asked: string[] = [];
  const page = await withShop('/builder/journal/?delay=0&loader=ring', {
    prepare: (before) => {
      asked = calls(before);
    },
  });
  await ready(page);
  expect(await faults(page)).toEqual([]);
  await expect
    .poll(
      async () => {
        await items(page, 'jouaaa').last().scrollIntoViewIfNeeded();
        return items(page, 'jouaaa').count();
      },
      { timeout: 40_000, interval: 100 },
    )
    .toBe(60);
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.map(Number)).toEqual(asked.map((_, index) => index + 2));
  expect(await page.textContent('.brxe-query-results-summary')).toMatch(/60/);
  await page.waitForTimeout(400);
  expect(asked.length).toBe(Number(await trail(page, 'jouaaa').getAttribute('data-max-pages')) - 1);
});

it('offers a button to visitors who prefer reduced motion', async () => {
  const page = await withShop('/builder/journal/', { context: { reducedMotion: 'reduce' } });
  await ready(page);
  const before = await items(page, 'jouaaa').count();
  const more = page.getByRole('button', { name: 'Load more' });
  await more.scrollIntoViewIfNeeded();
  expect(await faults(page)).toEqual([]);
  await more.click();
  await expect.poll(() => items(page, 'jouaaa').count()).toBeGreaterThan(before);
  // After a click by mouse the focus stays.
  expect(await focusedText(page)).toBe('Load more');
});

it('loads in place by our own trail’s link, which leads to the next page without scripts', async () => {
  const page = await withShop('/elements/query-loops/');
  const link = page.locator('[data-island="query-loop"][data-island-state="ready"] [data-part="more"]');
  await link.waitFor();
  const before = await items(page, 'ownmor').count();
  await link.click();
  await expect.poll(() => items(page, 'ownmor').count()).toBeGreaterThan(before);
  expect(new URL(page.url()).pathname).toBe('/elements/query-loops/');

  const bare = await withShop('/elements/query-loops/?stirrup=off', { context: { javaScriptEnabled: false } });
  const first = await items(bare, 'ownmor').first().textContent();
  await bare.click('[data-part="more"]');
  expect(new URL(bare.url()).pathname).toBe('/elements/query-loops/page/2/');
  expect(await items(bare, 'ownmor').first().textContent()).not.toBe(first);
});

it('starts inserted islands, also beside another loop of the same page, under any policy', async () => {
  const page = await withShop(`${LOOPS}?csp=strict`, { prepare: watchViolations });
  await page.waitForSelector(`${button('loopaa')}[data-island-state="ready"]`);
  await ready(page);
  const others = await items(page, 'loopli').count();
  const claimed = await page.locator('.brxe-loopaa [data-island-state]').count();
  expect(claimed).toBeGreaterThan(0);
  await page.click(button('loopaa'));
  await page.waitForFunction(
    (count) => document.querySelectorAll('.brxe-loopaa [data-island-state]').length > count,
    claimed,
  );
  expect(await items(page, 'loopli').count()).toBe(others);
  // The builder prints an inline handler on a trail that is a link; the policy blocks only that.
  const directives = async () => (await violations(page)).map(({ directive }) => directive);
  await expect.poll(directives).toEqual(['script-src-attr']);
  expect((await violations(page))[0]?.element).toContain('onclick="return false;"');
  expect(takeConsole(page)).toHaveLength(1);
});

it('answers site code that calls the builder’s function on the last page', async () => {
  const page = await openPage(
    '<div><p class="brxe-abc123" data-brx-loop-start="abc123">1</p><p class="brx-query-trail" data-query-element-id="abc123" data-page="2" data-max-pages="2"></p></div>',
    {
      entry: `
        import { start } from '@stirrup/runtime';
        import { queryLoop } from '@stirrup/builder/query-loop';
        start(queryLoop);
      `,
    },
  );
  await ready(page);
  expect(await page.innerHTML('div')).toContain('<!--brx-loop-start-abc123--><p class="brxe-abc123"');
  expect(await page.evaluate('bricksQueryLoadPage(document.querySelector(".brx-query-trail"), true)')).toEqual({
    page: 2,
    maxPages: 2,
  });
});
