import { expect, it } from 'vitest';
import { version } from '../package.json';
import { islands } from './islands.ts';

it('names each island once', () => {
  const names = islands.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThan(0);
});

/** Islands for a plugin's markup only. */
const withoutOwnDialect = ['loop-swatches'];

it('finds each island by data-island in our own dialect', () => {
  for (const { name, selectors } of islands.filter((island) => !withoutOwnDialect.includes(island.name))) {
    expect(selectors['stirrup'], name).toEqual([expect.stringMatching(new RegExp(`^\\[data-island="${name}"\\]`))]);
  }
});

it('has a version whose major is the one that copies on a page compare', async () => {
  const { pageRegistry } = await import('@stirrup/runtime');
  const registry = pageRegistry();
  const page: { [name: symbol]: unknown } = globalThis;
  expect(page[Symbol.for(`stirrup@${version.split('.')[0]}`)]).toBe(registry);
});
