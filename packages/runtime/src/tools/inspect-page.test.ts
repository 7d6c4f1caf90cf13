import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimedElements } from '../claimed-elements.ts';
import { pageRegistry } from '../page-registry.ts';
import { start } from '../start.ts';
import { settle, show, testIsland } from '../testing/test-registry.ts';
import { inspect } from './inspect.ts';

let table: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  table = vi.spyOn(console, 'table').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  start(
    testIsland('box', (context) => {
      context.recordProps({ size: 2 });
      context.warn('data-size is "x"');
    }),
    testIsland('lazy', () => undefined, {
      selectors: { stirrup: '[data-island="lazy"][data-of]', theme: '.theme-lazy' },
      start: 'interaction',
    }),
  );
});

afterEach(() => {
  pageRegistry().release(document.body);
  document.body.replaceChildren();
});

it('lists every island with all that is known of it', async () => {
  const box = show('<div data-island="box" id="one" class="a b"></div>');
  const lazy = show('<p class="theme-lazy"></p>');
  await settle();
  const rows = await inspect();
  expect(rows).toMatchObject([
    {
      element: box,
      island: 'box',
      dialect: 'stirrup',
      state: 'ready',
      start: 'load',
      props: { size: 2 },
      readyAfter: expect.any(Number),
      warnings: ['data-size is "x"'],
    },
    { element: lazy, island: 'lazy', dialect: 'theme', state: 'claimed', start: 'interaction', readyAfter: undefined },
  ]);
  expect(table).toHaveBeenCalledExactlyOnceWith(rows.map((row) => row.summary));
  expect(rows[0]?.summary).toMatchObject({ element: 'div#one.a.b', props: '{"size":2}', warnings: 'data-size is "x"' });
});

it('lists an island whose start strategy throws, and says so', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const chooses = () => {
    throw new Error('no attribute');
  };
  start(testIsland('hasty', () => undefined, { start: chooses }));
  show('<div data-island="hasty"></div>');
  await settle();
  const [row] = await inspect();
  expect(row).toMatchObject({ state: 'ready', start: 'load' });
  expect(row?.warnings).toEqual(['its start strategy throws: Error: no attribute']);
});

it('lists what looks like an island and is none, and says why', async () => {
  show('<div data-island="bax"></div>');
  show('<div data-island="lazy"></div>');
  const foreign = show('<div data-island="lazy" data-island-state="ready"></div>');
  claimedElements().set(foreign, 99);
  show('<div class="lazy-like"></div>');
  show('<div data-island="box"><i class="lazy-like"></i></div>');
  await settle();
  const rows = (await inspect({ lazy: '.lazy-like' })).filter((row) => row.state === 'unknown');
  expect(rows.map(({ island, warnings }) => [island, ...warnings])).toEqual([
    ['bax', 'no island of this name has been started'],
    ['lazy', 'none of the selectors of this island matches the element'],
    ['lazy', 'another major version of Stirrup runs it'],
    ['lazy', 'it looks like the island, but no dialect matches'],
  ]);
});
