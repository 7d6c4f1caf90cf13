import { describe, expect, it } from 'vitest';
import { openPage, type PageOptions } from '../support/browser.ts';
import { boxModule, untilState } from './box.ts';

const strict = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'",
};

const debugEntry = `
  import { debugWhenAsked, defineIsland, inspect, start } from '@stirrup/runtime';
  globalThis.inspect = inspect;
  start(defineIsland({
    name: 'box',
    selectors: { stirrup: '[data-island="box"]' },
    load: () => import('/islands/box.js'),
  }));
  void debugWhenAsked();
`;

function openDebug(html: string, options: PageOptions = {}) {
  return openPage(html, { entry: debugEntry, files: { '/islands/box.js': boxModule }, headers: strict, ...options });
}

const outline = `getComputedStyle(document.querySelector('[data-island]')).outlineStyle`;

it('inspect lists islands and what only looks like one, as rows and as a table', async () => {
  const page = await openDebug('<div data-island="box" id="a"></div><div data-island="bax"></div><p class="box"></p>');
  await untilState(page, 'ready', '#a');
  const table = page.waitForEvent('console', (message) => message.type() === 'table');
  const rows = await page.evaluate(
    `inspect({ box: '.box' }).then((rows) => rows.map(({ element, island, state, dialect, warnings }) => [element.localName, island, state, dialect, ...warnings]))`,
  );
  await table;
  expect(rows).toEqual([
    ['div', 'box', 'ready', 'stirrup'],
    ['div', 'bax', 'unknown', undefined, 'no island of this name has been started'],
    ['p', 'box', 'unknown', undefined, 'it looks like the island, but no dialect matches'],
  ]);
});

describe('debug mode', () => {
  it('outlines and measures, under a strict CSP', async () => {
    const page = await openDebug('<div data-island="box"></div>', { path: '/?stirrup-debug' });
    await untilState(page, 'ready');
    await page.waitForFunction(`performance.getEntriesByName('stirrup:box').length === 1`);
    expect(await page.evaluate(outline)).toBe('dashed');
    expect(await page.evaluate(`document.querySelectorAll('style').length`)).toBe(0);
    expect(await page.evaluate(`performance.getEntriesByName('stirrup:box')[0].duration`)).toBeGreaterThan(0);
  });

  it('is asked for in storage, too', async () => {
    const page = await openDebug('<div data-island="box"></div>', {
      prepare: (fresh) => fresh.addInitScript(`localStorage.setItem('stirrup-debug', '1')`),
    });
    await page.waitForFunction(`performance.getEntriesByName('stirrup:box').length === 1`);
  });

  it('is not even fetched where nobody asks, or where storage is forbidden', async () => {
    const asked: string[] = [];
    const page = await openDebug('<div data-island="box"></div>', {
      prepare: async (fresh) => {
        fresh.on('request', (request) => asked.push(request.url()));
        await fresh.addInitScript(`
          Object.defineProperty(globalThis, 'localStorage', {
            get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
          });
        `);
      },
    });
    await untilState(page, 'ready');
    expect(asked.filter((url) => url.includes('/entry/'))).not.toEqual([]);
    expect(asked.filter((url) => url.includes('tool-code'))).toEqual([]);
    expect(await page.evaluate(outline)).toBe('none');
  });
});
