import { describe, expect, it } from 'vitest';
import { openPage, SITE, takeConsole } from '../support/browser.ts';
import { bundle } from '../support/bundle.ts';
import { boxEntry, boxModule, counted, openBoxes, untilState } from './box.ts';

describe('a failed import', () => {
  it('is retried after 1 s, under a fresh address, for all elements together', async () => {
    const asked: string[] = [];
    const page = await openBoxes('<div data-island="box" id="a"></div><div data-island="box" id="b"></div>', '', {
      prepare: (fresh) =>
        fresh.route(`${SITE}/islands/**`, (route) => {
          asked.push(new URL(route.request().url()).search);
          return asked.length === 1 ? route.abort() : route.fallback();
        }),
    });
    await untilState(page, 'ready', '#a');
    await untilState(page, 'ready', '#b');
    expect(asked).toEqual(['', expect.stringMatching(/^\?retry=\w+$/)]);
    expect(await counted(page, 'evaluated')).toBe(1);
    expect(takeConsole(page)).toHaveLength(1);
  });

  it('shows and is reported with an event, and keeps the markup', async () => {
    const page = await openBoxes('<div data-island="box"><b>content</b></div>', '', {
      files: {},
      prepare: (fresh) =>
        fresh.addInitScript(`
          told = [];
          addEventListener('stirrup:error', ({ detail }) => told.push([detail.island, detail.phase, detail.error.name]));
        `),
    });
    await untilState(page, 'failed');
    expect(await page.innerHTML('[data-island]')).toBe('<b>content</b>');
    expect(await page.evaluate('told')).toEqual([['box', 'load', 'TypeError']]);
    expect(takeConsole(page).filter((message) => message.startsWith('uncaught'))).toHaveLength(1);
  });
});

describe('elements that are added and removed', () => {
  const html = '<section></section><div data-island="box">box</div>';

  it('are released when they are removed, and start again when they are inserted', async () => {
    const page = await openBoxes(html);
    await untilState(page, 'ready');
    await page.evaluate(`box = document.querySelector('[data-island]'); box.remove()`);
    await page.waitForFunction('globalThis.unmounted === 1');
    expect(await page.evaluate(`box.outerHTML`)).toBe('<div data-island="box">box</div>');
    await page.evaluate(`document.body.append(box)`);
    await untilState(page, 'ready');
    expect([await counted(page, 'mounted'), await counted(page, 'unmounted')]).toEqual([2, 1]);
    await page.click('[data-island]');
    expect(await counted(page, 'clicks')).toBe(1);
  });

  it('survive a move, in one step or in two', async () => {
    const page = await openBoxes(html);
    await untilState(page, 'ready');
    await page.evaluate(`
      box = document.querySelector('[data-island]');
      document.querySelector('section').append(box);
      box.remove();
      document.body.prepend(box);
    `);
    await page.waitForTimeout(50);
    expect([await counted(page, 'mounted'), await counted(page, 'unmounted')]).toEqual([1, 0]);
    await untilState(page, 'ready');
  });

  it('start when they are copied', async () => {
    const page = await openBoxes(html);
    await untilState(page, 'ready');
    await page.evaluate(
      `document.querySelector('section').append(document.querySelector('[data-island]').cloneNode(true))`,
    );
    await page.waitForFunction('globalThis.mounted === 2');
    await page.click('section [data-island]');
    expect(await counted(page, 'clicks')).toBe(1);
  });

  it('start in new HTML, at any depth', async () => {
    const page = await openBoxes('<section></section>');
    await page.evaluate(
      `document.querySelector('section').innerHTML = '<ul><li><p data-island="box"></p></li><li><p data-island="box"></p></li></ul>'`,
    );
    await page.waitForFunction('globalThis.mounted === 2');
    await page.evaluate(`document.querySelector('section').innerHTML = ''`);
    await page.waitForFunction('globalThis.unmounted === 2');
  });
});

describe('two copies of the library', () => {
  it('share one registry, one mount, one value under one name', async () => {
    const files: Record<string, string> = { '/islands/box.js': boxModule };
    const more = `
      globalThis.registries = [...(globalThis.registries ?? []), pageRegistry()];
      globalThis.values = [...(globalThis.values ?? []), pageRegistry().shared('cart', () => ({}))];
    `;
    for (const copy of ['one', 'two']) {
      for (const [name, code] of await bundle(`${boxEntry()}${more}`)) files[`/${copy}/${name}`] = code;
    }
    const page = await openPage(
      `<div data-island="box"></div>
       <script type="module" src="/one/entry.js"></script><script type="module" src="/two/entry.js"></script>`,
      { files },
    );
    await untilState(page, 'ready');
    await page.waitForFunction('globalThis.registries.length === 2');
    expect(await page.evaluate('registries[0] === registries[1] && values[0] === values[1]')).toBe(true);
    expect(await counted(page, 'mounted')).toBe(1);
  });

  it('of another major version keep to their own elements', async () => {
    const page = await openBoxes(
      '<div data-island="box" id="theirs"></div><div data-island="box" id="ours"></div>',
      '',
      {
        prepare: (fresh) =>
          fresh.addInitScript(`
          const claimed = globalThis[Symbol.for('stirrup.claimed')] = new WeakMap();
          document.addEventListener('readystatechange', () => {
            const theirs = document.querySelector('#theirs');
            if (theirs) claimed.set(theirs, 99);
          });
        `),
      },
    );
    await untilState(page, 'ready', '#ours');
    expect(await page.getAttribute('#theirs', 'data-island-state')).toBeNull();
    expect(await counted(page, 'mounted')).toBe(1);
  });
});
