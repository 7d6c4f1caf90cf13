import { describe, expect, it } from 'vitest';
import { defineIsland } from './define-island.ts';

const load = async () => ({ default: () => undefined });

describe('defineIsland', () => {
  it('fills in the defaults and makes a list of a single selector', () => {
    const definition = defineIsland({ name: 'tabs', selectors: { stirrup: '.a', bricks: ['.b', '.c'] }, load });
    expect(definition).toEqual({
      name: 'tabs',
      selectors: { stirrup: ['.a'], bricks: ['.b', '.c'] },
      start: 'load',
      busy: {},
      holds: [],
      isNeeded: false,
      inEditor: false,
      load,
    });
  });

  it('finds an island in our own dialect by its name', () => {
    expect(defineIsland({ name: 'tabs', load }).selectors).toEqual({ stirrup: ['[data-island="tabs"]'] });
    const { selectors } = defineIsland({ name: 'tabs', selectors: { bricks: '.b' }, load });
    // The first dialect that matches claims an element.
    expect(Object.keys(selectors)).toEqual(['stirrup', 'bricks']);
  });

  it('keeps the given options', () => {
    const definition = defineIsland({
      name: 'tabs',
      selectors: { stirrup: '.a' },
      start: 'media((width > 40rem))',
      holds: ['click'],
      inEditor: true,
      load,
    });
    expect(definition).toMatchObject({
      start: 'media((width > 40rem))',
      holds: ['click'],
      inEditor: true,
    });
  });

  it.each(['Tabs', 'mini cart', '1st', ''])('refuses the name "%s"', (name) => {
    expect(() => defineIsland({ name, selectors: { stirrup: '.a' }, load })).toThrow(/Stirrup: .*is no island name/);
  });

  it('refuses an island without a selector', () => {
    expect(() => defineIsland({ name: 'tabs', selectors: { stirrup: [] }, load })).toThrow(/"tabs" has no selector/);
  });

  it('refuses a start strategy that there is not', () => {
    const start = JSON.parse('"visble"');
    expect(() => defineIsland({ name: 'tabs', selectors: { stirrup: '.a' }, start, load })).toThrow(
      /starts at "visble", which is no start strategy/,
    );
  });
});
