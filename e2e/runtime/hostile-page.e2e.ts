import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, takeConsole, withShop } from '../support/browser.ts';
import { notReady } from './not-ready.ts';

/** Pages that store values in the browser; together they use every key there is. */
const PAGES = [
  '/builder/elements/interactions/',
  '/builder/elements/forms/',
  '/builder/elements/popups/',
  '/builder/elements/alerts/',
  '/builder/journal/',
  '/elements/colour-scheme/',
  '/elements/checkout-panels/',
  '/product/hedgerow-fly-mask/?attribution=on',
  '/cart/',
];

it.each([
  ['cut off', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['huge', `{"a":"${'x'.repeat(200_000)}"}`],
])('every stored value is %s: nothing throws, and every island starts', async (_, kept) => {
  let page: Page | undefined;
  const asked = new Set<string>();
  for (const path of PAGES) {
    page = page ?? (await withShop('/?stirrup=off', { prepare: (fresh) => fresh.addInitScript(corrupt, kept) }));
    await page.goto(new URL(path, page.url()).href);
    expect([path, await notReady(page)]).toEqual([path, []]);
    for (const key of await page.evaluate<string[]>('[...keysRead]')) asked.add(key.replace(/\d+|_[0-9a-f]{32}/g, ''));
  }
  // The readers of the keys are at work.
  expect(asked.size).toBeGreaterThan(5);
});

/** Stores the same value under every key, in both storages. */
function corrupt(kept: string): void {
  const keysRead = new Set<string>();
  Object.assign(globalThis, { keysRead });
  Storage.prototype.getItem = (key) => {
    keysRead.add(key);
    return kept;
  };
}

const tabs = (id: string, more = '') => `
  <div data-island="tabs" id="${id}" ${more}>
    <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
    <section data-part="pane">Two fingers</section>
    <section data-part="pane">Oil the leather</section>
  </div>`;

describe('changes of the browser by the page', () => {
  it.each([
    ['adds to every object', `Object.prototype.each = function () {}; Object.prototype.leather = 'brown';`],
    [
      'adds to every list',
      `Array.prototype.each = function () {}; Array.prototype.toJSON = function () { return '[]'; };`,
    ],
    ['has an Array.from of old', `Array.from = (list) => Array.prototype.slice.call(list);`],
    ['has matches() throw', `Element.prototype.matches = () => { throw new Error('patched'); };`],
    ['has no idle moments', `delete globalThis.requestIdleCallback; delete globalThis.cancelIdleCallback;`],
    ['has JSON.parse() throw', `JSON.parse = () => { throw new Error('patched'); };`],
    ['has a Promise of its own', `globalThis.Promise = class extends Promise {};`],
    ['calls a number stirrup', `globalThis.stirrup = 5;`],
    [
      'guards its stirrup',
      `Object.defineProperty(globalThis, 'stirrup', { get() { throw new Error('hands off'); } });`,
    ],
    ['has a `const stirrup`', `const stirrup = 1;`],
  ])('%s: islands start and work', async (name, script) => {
    const page = await openPage(tabs('tabs', 'data-start="load"'), {
      scripts: ['stirrup.js'],
      prepare: (fresh) => fresh.addInitScript(script),
    });
    await page.waitForSelector('#tabs[data-island-state="ready"]');
    await page.click('text=Care');
    await page.locator('text=Oil the leather').waitFor();
    if (name.includes('matches')) return;
    await page.evaluate(
      (html) => document.body.insertAdjacentHTML('beforeend', html),
      tabs('late', 'data-start="load"'),
    );
    await page.waitForSelector('#late[data-island-state="ready"]');
  });

  it('enumerable additions to every object and list: all islands of whole pages start', async () => {
    const script = `
      Object.prototype.leather = 'brown'; Object.prototype.each = function () {};
      Array.prototype.last = function () {}; Array.prototype.hide = 'ox';
    `;
    let page: Page | undefined;
    for (const path of PAGES) {
      page = page ?? (await withShop('/?stirrup=off', { prepare: (fresh) => fresh.addInitScript(script) }));
      await page.goto(new URL(path, page.url()).href);
      expect([path, await notReady(page)]).toEqual([path, []]);
    }
  });

  it.each([
    ['visible', `globalThis.IntersectionObserver = class { constructor() { throw new Error('patched'); } };`],
    ['visible', `Element.prototype.checkVisibility = () => { throw new Error('patched'); };`],
    ['idle', `globalThis.requestIdleCallback = () => { throw new Error('patched'); };`],
    ['media((width > 1px))', `globalThis.matchMedia = () => { throw new Error('patched'); };`],
  ])('the API that "%s" waits by throws: %s', async (start, script) => {
    const page = await openPage(
      `${tabs('first', `data-start="${start}"`)}${tabs('second', 'data-start="load"')}${tabs('third', `data-start="${start}"`)}`,
      {
        scripts: ['stirrup.js'],
        prepare: async (fresh) => {
          await fresh.addInitScript(
            `told = []; addEventListener('stirrup:error', ({ detail }) => told.push(detail.phase));`,
          );
          await fresh.addInitScript(script);
        },
      },
    );
    for (const id of ['first', 'second', 'third']) await page.waitForSelector(`#${id}[data-island-state="ready"]`);
    const told = await page.evaluate<string[]>('told');
    // All islands of the page wait for one idle moment, so its failure belongs to no single island, and is reported
    // once.
    const isOfOneIsland = !/checkVisibility|requestIdleCallback/.test(script);
    expect(new Set(told)).toEqual(new Set(isOfOneIsland ? ['start'] : []));
    const heard = takeConsole(page);
    if (start === 'idle') expect(heard).not.toEqual([]);
    else expect(heard).toHaveLength(2);
    for (const message of heard) expect(message).toContain('patched');
  });
});
