import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland } from '../../testing/open-island.ts';
import { builderMap } from './fixture.ts';
import { map } from './island.ts';

const followConnectors = vi.fn();
const onMap = vi.fn();
vi.mock('./follow-connectors.ts', () => ({ followConnectors: () => followConnectors() }));
vi.mock('./load-google.ts', () => ({
  loadGoogle: async () => ({
    Map: class {
      constructor() {
        queueMicrotask(onMap);
      }
    },
    event: { addListener: () => undefined },
  }),
}));

// Loaded up front, so that no test waits for code.
await Promise.all([map.load(), import('./open-map.ts'), import('./follow-connectors.ts')]);

afterEach(() => {
  closePage();
  followConnectors.mockReset();
  onMap.mockReset();
});

const openFollowing = () => openIsland(map, builderMap({ mapMode: 'sync', syncQuery: 'abc123' }));

it('follows the items of a loop', async () => {
  await openFollowing();
  await vi.waitFor(() => expect(followConnectors).toHaveBeenCalledTimes(1));
});

it('does not once its island is released, also while the code for that is on its way', async () => {
  onMap.mockImplementation(() => pageRegistry().release(document.body));
  await openFollowing();
  await vi.waitFor(() => expect(onMap).toHaveBeenCalled());
  // The map has asked for it before.
  await import('./follow-connectors.ts');
  await settle();
  expect(followConnectors).not.toHaveBeenCalled();
});
