import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axe, takeConsole, withShop } from '../../../../../e2e/support/browser.ts';
import { untilAtRest } from '../../../../../e2e/support/until-at-rest.ts';
import { filterCalls, names, whenShown } from '../../testing/filter-calls.ts';

const box = (value: string) => `#brxe-cacolo input[value="${value}"]`;

async function openCatalogue(search = ''): Promise<Page> {
  const page = await withShop(`/builder/catalogue/${search}`);
  await page.waitForSelector('#brxe-cacolo[data-island-state="ready"]');
  await page.waitForSelector('#brxe-caacti[data-island-state="ready"]', { state: 'attached' });
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"]', { state: 'attached' });
  return page;
}

it('sends one request for each change, updates the address, and keeps focus and scroll position', async () => {
  const page = await openCatalogue('?from=mail');
  const calls = filterCalls(page);
  const node = await page.$(box('bay'));
  await node?.scrollIntoViewIfNeeded();
  const place = () => node?.evaluate((input) => Math.round(input.getBoundingClientRect().top));
  const top = await place();
  await page.focus(box('bay'));
  await whenShown(page, () => page.keyboard.press('Space'));
  expect([calls, new URL(page.url()).search, await place()]).toEqual([
    ...[[{ cacolo: ['bay'] }], '?from=mail&colour%5B%5D=bay', top],
  ]);
  expect(await node?.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.locator('#brxe-caacti button').allTextContents()).toEqual(['Bay']);
  expect(await page.textContent('[data-brx-af-count]')).toBe('1');
  // The page must match the server's results for that address.
  const shown = await names(page, '#catalogue-grid');
  await page.reload();
  expect(await names(page, '#catalogue-grid')).toEqual(shown);
  await page.waitForSelector('#brxe-cacolo[data-island-state="ready"]');
  await page.waitForSelector('#brxe-caacti[data-island-state="ready"]');
  await whenShown(page, () => page.click(box('moss')));
  expect(calls.at(-1)).toEqual({ cacolo: ['bay', 'moss'] });
  expect(await axe(page, 'aside')).toEqual([]);
});

it('shows the last of quick changes, in any order of responses', async () => {
  const page = await openCatalogue('?fault=delay:600@query_result*1');
  const calls = filterCalls(page);
  const isAsked = page.waitForRequest(/query_result/);
  await page.click(box('bay'));
  await isAsked;
  await whenShown(page, () => page.click(box('moss')));
  expect(calls).toEqual([{ cacolo: ['bay'] }, { cacolo: ['bay', 'moss'] }]);
  expect(await page.locator('#brxe-caacti button').allTextContents()).toEqual(['Bay', 'Moss']);
  expect(await page.isChecked(box('bay'))).toBe(true);
});

it('keeps a choice whose request fails, and applies it on retry', async () => {
  const page = await openCatalogue('?fault=503@query_result*1');
  const before = await names(page, '#catalogue-grid');
  await page.selectOption('#brxe-casort', 'title_DESC');
  await page.waitForSelector('.stirrup-message button');
  expect([await page.inputValue('#brxe-casort'), await names(page, '#catalogue-grid')]).toEqual(['title_DESC', before]);
  await whenShown(page, () => page.click('.stirrup-message button'));
  expect((await names(page, '#catalogue-grid'))[0]).not.toBe(before[0]);
  expect(takeConsole(page).join()).toContain('503');
});

it('lays the page out at most once for a response', async () => {
  const page = await openCatalogue();
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    for (const name of ['completed', 'displayed'])
      document.addEventListener(`bricks/ajax/query_result/${name}`, () => performance.mark(name));
  });
  const events: { name: string; process: unknown }[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push({ name: String(event['name']), process: event['pid'] });
  });
  await session.send('Tracing.start', {
    categories: 'devtools.timeline,blink.user_timing',
    transferMode: 'ReportEvents',
  });
  await whenShown(page, () => page.click(box('bay')));
  const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await done;
  // Other tests have pages in the same browser.
  const own = events.find(({ name }) => name === 'completed')?.process;
  const order = events.filter(({ process }) => process === own).map(({ name }) => name);
  const from = order.indexOf('completed');
  const to = order.indexOf('displayed');
  expect(from).toBeGreaterThan(-1);
  expect(to).toBeGreaterThan(from);
  expect(order).toContain('Layout');
  expect(order.slice(from, to).filter((name) => name === 'Layout').length).toBeLessThanOrEqual(1);
});

it('filters one of two loops, and keeps the other one and its address', async () => {
  const page = await withShop('/builder/elements/filters/?brx_owsize=cob');
  await page.waitForSelector('#brxe-fisize[data-island-state="ready"]');
  await page.waitForSelector('.brx-query-trail[data-island-state="ready"] >> nth=0', { state: 'attached' });
  // The markup of the other loop includes its trail.
  const trail = '.product-lines [data-island="query-loop"][data-island-state="ready"]';
  await page.waitForSelector(trail, { state: 'attached' });
  await untilAtRest(page);
  const calls = filterCalls(page);
  const others = await page.locator('.product-lines').last().innerHTML();
  await whenShown(page, () => page.selectOption('#brxe-fisize', 'pony').then(() => undefined));
  expect(calls).toEqual([{ fisize: 'pony' }]);
  expect(new URL(page.url()).search).toBe('?brx_owsize=cob&brx_fisize=pony');
  expect(await page.locator('.product-lines').last().innerHTML()).toBe(others);
});
