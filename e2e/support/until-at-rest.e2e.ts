import { expect, it } from 'vitest';
import { openBoxes } from '../runtime/box.ts';
import { openPage, SITE } from './browser.ts';
import { untilAtRest } from './until-at-rest.ts';

/** Latency of a late file, in ms: longer than "networkidle" waits, and than a page at rest would need. */
const LATE = 800;
const late = () => new Promise((resolve) => setTimeout(resolve, LATE));

/** Keeps the page's main thread busy for some time after its load event, so that no idle moment comes. */
const BUSY = `
  addEventListener('load', () => {
    const end = performance.now() + ${LATE};
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      for (const until = performance.now() + 20; performance.now() < until; );
      if (performance.now() < end) port2.postMessage(0);
    };
    port2.postMessage(0);
  });
`;

const states = `[...document.querySelectorAll('[data-island="box"]')].map((box) => box.dataset.islandState)`;
const boxes = '<div data-island="box"></div>'.repeat(6);

it('waits for a late file, and for the one that follows it', async () => {
  const page = await openPage(`<script>addEventListener('load', () => setTimeout(() => import('/late.js')))</script>`, {
    files: {
      '/late.js': `import('/later.js')`,
      '/later.js': `requestAnimationFrame(() => { globalThis.hasCome = true; })`,
    },
    prepare: (fresh) => fresh.route(`${SITE}/late*.js`, (route) => late().then(() => route.fallback())),
  });
  await untilAtRest(page);
  expect(await page.evaluate('globalThis.hasCome')).toBe(true);
});

it('waits for islands that start at rest, one after the other, on a page that finds no rest', async () => {
  const page = await openBoxes(boxes, `start: 'idle'`, { prepare: (fresh) => fresh.addInitScript(BUSY) });
  await untilAtRest(page);
  expect(await page.evaluate(states)).toEqual(Array(6).fill('ready'));
});

it('waits for a document that is late, and not for what the one before has requested', async () => {
  const page = await openBoxes(boxes, `start: 'idle'`, {
    prepare: async (fresh) => {
      await fresh.route(`${SITE}/never.json`, () => undefined);
      await fresh.route(`${SITE}/next`, (route) => late().then(() => route.fallback()));
    },
  });
  await page.evaluate(`void fetch('/never.json').catch(() => undefined)`);
  await Promise.all([page.waitForRequest(`${SITE}/next`), page.evaluate(`location.assign('/next')`)]);
  await untilAtRest(page);
  expect(page.url()).toBe(`${SITE}/next`);
  expect(await page.evaluate(states)).toEqual(Array(6).fill('ready'));
});

it('waits for a document of which only the beginning is there', async () => {
  const page = await openPage('', { files: { '/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' } });
  await page.route(`${SITE}/picture.svg`, (route) => late().then(() => route.fallback()));
  await page.route(`${SITE}/long`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="icon" href="data:,"><img src="/picture.svg" alt="" onload="hasCome = true">`,
    }),
  );
  await page.goto(`${SITE}/long`, { waitUntil: 'commit' });
  await untilAtRest(page);
  expect(await page.evaluate('globalThis.hasCome')).toBe(true);
});
