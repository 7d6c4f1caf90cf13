import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { counted, openBoxes, untilState } from './box.ts';

const ROUNDS = 1000;

/** Mounts and removes islands with everything that can hold references: listeners, observers, timers, queries. */
const churn = `(async () => {
  const strategies = ['load', 'idle', 'visible', 'interaction', 'media((width < 1px))'];
  const host = document.querySelector('section');
  for (let round = 0; round < ${ROUNDS}; round += 1) {
    const element = document.createElement('div');
    element.dataset.island = 'box';
    element.dataset.start = strategies[round % strategies.length];
    element.textContent = 'x'.repeat(500);
    host.append(element);
    registry.find(element);
    refs.push(new WeakRef(element));
    await Promise.resolve();
    if (round % 20 === 0) await new Promise((done) => requestAnimationFrame(done));
    element.remove();
    if (round % 20 === 0) await new Promise((done) => setTimeout(done));
  }
})()`;

async function measure(page: Page, session: CDPSession) {
  await page.evaluate('new Promise((done) => setTimeout(done, 50))');
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((entry) => entry.name === name)?.value ?? Number.NaN;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}

it(`keeps nothing of ${ROUNDS} islands that came and went`, async () => {
  const page = await openBoxes('<section></section><div data-island="box" id="stays"></div>');
  await untilState(page, 'ready');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  await page.evaluate('refs = []');
  // The first round fills caches and compiles; only growth in the second one is a leak.
  await page.evaluate(churn);
  await page.evaluate('refs.length = 0');
  const before = await measure(page, session);
  await page.evaluate(churn);
  await measure(page, session);
  expect(await page.evaluate('refs.filter((ref) => ref.deref()).length')).toBe(0);
  await page.evaluate('refs.length = 0');
  const after = await measure(page, session);

  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  expect(after.heap - before.heap).toBeLessThan(60_000);
  const mounted = await counted(page, 'mounted');
  expect(mounted).toBeGreaterThan(100);
  expect(mounted - (await counted(page, 'unmounted'))).toBe(1);
});
