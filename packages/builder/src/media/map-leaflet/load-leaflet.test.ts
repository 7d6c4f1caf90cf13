import { afterEach, expect, it, vi } from 'vitest';
import { loadLeaflet } from './load-leaflet.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the page’s own copy, if it is one of Leaflet, and of our version', async () => {
  const own = { version: '1.9.4' };
  vi.stubGlobal('L', own);
  expect(await loadLeaflet()).toBe(own);
});

it.each([{ version: '0.7.7' }, () => undefined, null, 7])(
  'is ours beside another global of its name: %o',
  async (other) => {
    vi.stubGlobal('L', other);
    expect(await loadLeaflet()).toHaveProperty('tileLayer');
    expect(Reflect.get(globalThis, 'L')).toBe(other);
  },
);
