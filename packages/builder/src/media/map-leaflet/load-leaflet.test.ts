import { afterEach, expect, it, vi } from 'vitest';
import { loadLeaflet } from './load-leaflet.ts';

const loadStyles = vi.fn();
vi.mock('@stirrup/cms', () => ({ loadStyles: (address: string) => loadStyles(address) }));

afterEach(() => {
  vi.unstubAllGlobals();
  loadStyles.mockReset();
});

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

it.each([
  ['ours', undefined, /\/leaflet\.css$/],
  ['another', '/look.css', /^\/look\.css$/],
])('loads a stylesheet as well: %s', async (_, styles, address) => {
  await loadLeaflet(styles);
  expect(loadStyles.mock.calls).toEqual([[expect.stringMatching(address)]]);
});
