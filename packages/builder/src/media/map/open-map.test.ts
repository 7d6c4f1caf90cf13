import { pageRegistry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import { settle } from '../../../../../fixtures/stub-shop.ts';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { stubSettings } from '../../testing/stub-server.ts';
import { builderMap } from './fixture.ts';
import { map } from './island.ts';

const followConnectors = vi.fn();
const onMap = vi.fn();
const panTo = vi.fn();
vi.mock('./follow-connectors.ts', () => ({ followConnectors: (...all: unknown[]) => followConnectors(...all) }));
vi.mock('./load-google.ts', () => ({
  loadGoogle: async () => ({
    Map: class {
      panTo = panTo;
      setZoom = () => undefined;
      constructor() {
        queueMicrotask(onMap);
      }
    },
    event: { addListener: () => undefined },
    importLibrary: () => new Promise(() => {}),
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

it('publishes the map with its options by name, until its island is released', async () => {
  const googleMapInstances = {};
  stubSettings({ googleMapInstances });
  const [root] = await openFollowing();
  await vi.waitFor(() => expect(followConnectors).toHaveBeenCalled());
  expect(googleMapInstances).toMatchObject({
    google: { mapId: 'google', mapMode: 'sync', syncQuery: 'abc123', markerType: 'image', map: { panTo } },
  });
  if (root) pageRegistry().release(root);
  expect(googleMapInstances).toEqual({});
  vi.unstubAllGlobals();
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

it('goes back to its centre when a loop shows no place, if it follows the places', async () => {
  const center = { lat: '48.2', lng: '16.3' };
  await openIsland(map, builderMap({ mapMode: 'sync', syncQuery: 'abc123', fitMapOnMarkersChange: true, center }));
  await vi.waitFor(() => expect(followConnectors).toHaveBeenCalled());
  followConnectors.mock.calls[0]?.[2]([], false);
  await vi.waitFor(() => expect(panTo).toHaveBeenCalledWith({ lat: 48.2, lng: 16.3 }));
});

it('says that there are no places until others come, also while Google looks for them', async () => {
  const [root] = await openFollowing();
  await vi.waitFor(() => expect(followConnectors).toHaveBeenCalled());
  const [[, , place] = []] = followConnectors.mock.calls;
  const rendered = `bricks/map/markers/rendered/${root?.dataset['scriptId']}`;
  const [heard, bubbled] = [vi.fn(), vi.fn()];
  document.addEventListener(rendered, heard, { once: true });
  addEventListener(rendered, bubbled, { once: true });
  place([], false);
  expect([heard.mock.calls[0]?.[0].detail, bubbled.mock.calls]).toEqual([null, []]);
  const messages = () => document.querySelectorAll('.brx-map-no-results').length;
  expect(messages()).toBe(1);
  place([{ address: 'Prater, Vienna' }], false);
  expect(messages()).toBe(0);
});

it('gives way to the list when Google refuses the key, and so does each map after it', async () => {
  const openSynced = () => openIsland(map, builderMap({ mapMode: 'sync', syncQuery: 'abc123' }));
  const list = () => the('ul').style.visibility;
  const [root] = await openSynced();
  await vi.waitFor(() => expect(list()).toBe('hidden'));
  Reflect.get(globalThis, 'gm_authFailure')();
  expect([list(), root?.querySelectorAll('[role="group"]').length]).toEqual(['', 0]);
  onMap.mockReset();
  await openSynced();
  await settle();
  expect([list(), onMap.mock.calls.length]).toEqual(['', 0]);
});
