import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../../../../../e2e/support/browser.ts';

const PAGES = 100;
const PER_PAGE = 20;

const entry = `
  import { start } from '@stirrup/runtime';
  import { loadMore } from '@stirrup/builder/load-more';
  import { queryLoop } from '@stirrup/builder/query-loop';
  import { queryText } from '@stirrup/builder/query-text';
  start(loadMore, queryLoop, queryText);
`;

/** Each item has an island that starts with the page. */
const item = `<div class="brxe-abc123"><div data-island="query-text" data-count-of="abc123" data-start="load">0</div></div>`;
const loop = `<section><div data-brx-qr-count="abc123">0</div>${item.replace('class', 'data-brx-loop-start="abc123" class')}
  <div class="brx-query-trail" style="display:none" data-brx-ajax-loader='{"animation":"ring"}' data-query-element-id="abc123"
    data-page="1" data-max-pages="${PAGES + 1}"></div>
  <button data-interactions='[{"trigger":"click","action":"loadMore","loadMoreQuery":"abc123"}]'>More</button></section>`;

/** Adds a loop, grows it by a number of pages, and removes it. */
const comeAndGo = (pages: number) => `(async () => {
  const { insertHtml } = stirrupTest;
  insertHtml(document.body, 'beforeend', stirrupTest.loop);
  const trail = document.querySelector('.brx-query-trail');
  while (trail.dataset.islandState !== 'ready') await new Promise((done) => setTimeout(done));
  for (let page = 0; page < ${pages}; page += 1) await bricksQueryLoadPage(trail, true);
  const section = document.querySelector('section');
  const shown = section.querySelectorAll('.brxe-abc123').length;
  for (const item of section.querySelectorAll('.brxe-abc123')) stirrupTest.refs.push(new WeakRef(item));
  section.remove();
  await new Promise((done) => setTimeout(done, 300));
  return shown;
})()`;

async function measure(session: CDPSession) {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((found) => found.name === name)?.value ?? Number.NaN;
  return { nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

it(`keeps nothing of ${PAGES * PER_PAGE} items that were appended and went`, async () => {
  const answer = {
    ...{ html: item.repeat(PER_PAGE), styles: '', popups: '' },
    updated_query: { query_vars: {}, count: PAGES * PER_PAGE, max_num_pages: PAGES + 1, start: 1, end: 1 },
  };
  const page = await openPage('<p></p>', {
    entry: `${entry}
      import { insertHtml } from '@stirrup/cms';
      globalThis.stirrupTest = { insertHtml, refs: [], loop: ${JSON.stringify(loop)} };
      globalThis.fetch = async () => new Response(${JSON.stringify(JSON.stringify(answer))});`,
  });
  await page.waitForFunction(() => 'stirrupTest' in globalThis);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  // The first time fills caches and compiles; only growth in the second one is a leak.
  await page.evaluate(comeAndGo(PAGES / 10));
  await page.evaluate('stirrupTest.refs.length = 0');
  const before = await measure(session);
  expect(await page.evaluate(comeAndGo(PAGES))).toBe(PAGES * PER_PAGE + 1);
  await measure(session);
  expect(await page.evaluate('stirrupTest.refs.filter((ref) => ref.deref()).length')).toBe(0);
  await page.evaluate('stirrupTest.refs.length = 0');
  const after = await measure(session);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
});
