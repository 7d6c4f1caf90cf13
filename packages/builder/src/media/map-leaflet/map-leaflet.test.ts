import { pageRegistry, start } from '@stirrup/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { mapLeafletContract } from './contract.ts';
import { builderLeaflet, stirrupLeaflet } from './fixture.ts';
import { mapLeaflet } from './island.ts';
import { readPlaces } from './read-places.ts';

const drawMap = vi.fn();
vi.mock('./draw-map.ts', () => ({ drawMap: (...drawing: unknown[]) => drawMap(...drawing) }));
vi.mock('./load-leaflet.ts', () => ({ loadLeaflet: async () => ({}) }));

afterEach(() => {
  closePage();
  drawMap.mockReset();
});

const items = () => [...document.querySelectorAll('main li')].map((item) => item.textContent.trim());

describe('the list of the places', () => {
  it('is printed for the builder’s empty element, and goes with the island', async () => {
    const [root] = await openIsland(
      mapLeaflet,
      builderLeaflet({ markers: [{ lat: '48', lng: '16' }, { popupText: '<b>Yard</b>' }] }),
    );
    expect(items()).toEqual(['48, 16', 'Yard']);
    root?.remove();
    await vi.waitFor(() => expect(root?.innerHTML).toBe(''));
  });

  it('is found once in a copy', async () => {
    const [root] = await openIsland(mapLeaflet, builderLeaflet());
    await openIsland(mapLeaflet, root?.outerHTML);
    expect(items()).toHaveLength(2);
  });

  it('is the page’s own in our dialect', async () => {
    await openIsland(mapLeaflet, stirrupLeaflet());
    expect(document.querySelectorAll('main ul')).toHaveLength(1);
    for (const part of mapLeafletContract.parts) expect(the(`[data-part="${part}"]`)).toBeTruthy();
  });

  it.each([
    ['broken JSON', '{"markers":'],
    ['another type', '{"map":7,"markers":"none","layers":{}}'],
    ['nothing', ''],
  ])('is left out for %s', async (_, json) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openIsland(mapLeaflet, builderLeaflet({ more: { 'data-map-options': json } }));
    expect(items()).toEqual([]);
    await vi.waitFor(() => expect(drawMap).toHaveBeenCalled());
  });

  it('stays where the map cannot be drawn', async () => {
    drawMap.mockImplementation(() => {
      throw new Error('refused');
    });
    await openIsland(mapLeaflet, builderLeaflet());
    await vi.waitFor(() => expect(drawMap.mock.calls[0]?.[1].aborted).toBe(true));
    expect(items()).toHaveLength(2);
  });
});

it.each([
  ['to the builder where Leaflet and its own code are on the page', ['bricks-scripts', 'bricks-leaflet'], true],
  ['to nobody where only Leaflet is', ['bricks-leaflet'], false],
  ['to nobody where only the builder’s code is', ['bricks-scripts'], false],
])('is left %s', (_, handles, isLeft) => {
  const scripts = handles.map((handle) => `<script type="text/plain" id="${handle}-js"></script>`);
  document.body.innerHTML = `${builderLeaflet()}${scripts.join('')}`;
  start(mapLeaflet);
  pageRegistry().find(document);
  expect(pageRegistry().claimsOf(the('.brxe-map-leaflet'))[0]?.yields).toBe(isLeft);
});

it('reads places, with pictures of their own, and leaves out what is nowhere', () => {
  const icon = { iconUrl: '/pin.svg' };
  expect(
    readPlaces(
      [],
      [
        { lat: '48.2', lng: 16, popupText: 'Yard', icon },
        { lat: 1, lng: 2, icon: { ...icon, iconSize: [20, '30'] } },
        { lat: 'here', lng: 1 },
        {},
      ],
    ),
  ).toEqual([
    { at: { lat: 48.2, lng: 16 }, html: 'Yard', icon: { ...icon, iconSize: [40, 40] } },
    { at: { lat: 1, lng: 2 }, html: '', icon: { ...icon, iconSize: [20, 30] } },
  ]);
});
