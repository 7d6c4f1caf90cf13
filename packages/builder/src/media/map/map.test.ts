import { afterEach, describe, expect, it, vi } from 'vitest';
import { closePage, openIsland, the } from '../../testing/open-island.ts';
import { mapContract } from './contract.ts';
import { builderMap, stirrupMap } from './fixture.ts';
import { map } from './island.ts';
import { mapOptions } from './map-options.ts';
import { readAddress } from './place.ts';
import { stylePresets } from './style-presets.ts';

const openMap = vi.fn();
vi.mock('./open-map.ts', () => ({ openMap: (...opening: unknown[]) => openMap(...opening) }));

afterEach(() => {
  closePage();
  openMap.mockReset();
});

const items = () => [...document.querySelectorAll('main li')].map((item) => item.textContent.trim());

describe('the list of the places', () => {
  it('is printed for the builder’s empty element, and goes with the island', async () => {
    const addresses = [{ latitude: 48, longitude: '16' }, { address: 'Vienna' }, 7];
    const [root] = await openIsland(map, builderMap({ addresses }));
    expect(items()).toEqual(['48, 16', 'Vienna']);
    root?.remove();
    await vi.waitFor(() => expect(root?.innerHTML).toBe(''));
    await vi.waitFor(() => expect(openMap).toHaveBeenCalled());
  });

  it('shows addresses as text, and the words of info boxes as HTML', async () => {
    const address = 'Main St <img src="x" onerror="alert(1)">';
    const addresses = [
      { infoTitle: 'A <em>yard</em>', address },
      { latitude: '<img src="x">', longitude: 1 },
    ];
    await openIsland(map, builderMap({ addresses }));
    expect([...document.querySelectorAll('main li')].map((item) => item.querySelectorAll('*').length)).toEqual([3, 0]);
    expect(items()).toEqual([`A yard${address}`, '<img src="x">, 1']);
    await vi.waitFor(() => expect(openMap).toHaveBeenCalled());
  });

  it('is the page’s own in our dialect', async () => {
    await openIsland(map, stirrupMap());
    expect(document.querySelectorAll('main ul')).toHaveLength(1);
    for (const part of mapContract.parts) expect(the(`[data-part="${part}"]`)).toBeTruthy();
    await vi.waitFor(() => expect(openMap).toHaveBeenCalled());
  });

  it('is left out, and so is the map, for broken JSON', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openIsland(map, builderMap({}, { more: { 'data-bricks-map-options': '{"addresses":' } }));
    await vi.dynamicImportSettled();
    expect(items()).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    expect(openMap).not.toHaveBeenCalled();
  });

  it('stays where the map cannot be opened', async () => {
    openMap.mockRejectedValue(new Error('refused'));
    await openIsland(map, builderMap());
    await vi.waitFor(() => expect(openMap.mock.calls[0]?.[1].aborted).toBe(true));
    expect(items()).not.toEqual([]);
  });
});

describe('Google’s options', () => {
  it('follow the builder’s', async () => {
    expect(await mapOptions({})).toMatchObject({
      zoom: 12,
      mapTypeId: 'roadmap',
      gestureHandling: 'greedy',
      zoomControl: true,
    });
    const printed = {
      draggable: false,
      zoomControl: true,
      minZoom: 4,
      maxZoom: '15',
      mapTypeControl: false,
      zoom: '7',
    };
    expect(await mapOptions(printed)).toMatchObject({
      gestureHandling: 'none',
      minZoom: 4,
      maxZoom: 15,
      mapTypeControl: false,
      zoom: 7,
    });
    expect(await mapOptions({ scrollwheel: true, disableDefaultUI: true, zoomControl: true })).toMatchObject({
      gestureHandling: 'cooperative',
      zoomControl: false,
    });
  });

  it('have the printed styles, or those of a preset, unless Google keeps the styles', async () => {
    expect(Object.keys(stylePresets)).toHaveLength(9);
    for (const name of Object.keys(stylePresets)) expect((await mapOptions({ styles: name })).styles).not.toEqual([]);
    const own = '[{"featureType":"water","stylers":[{"color":"#123456"}]}]';
    expect((await mapOptions({ styles: own })).styles?.[0]).toMatchObject({ featureType: 'water', elementType: 'all' });
    expect((await mapOptions({ styles: JSON.stringify(own) })).styles).toHaveLength(1);
    expect((await mapOptions({ styles: 'unknown' })).styles).toEqual([]);
    expect(await mapOptions({ styles: own, googleMapId: 'abc' })).not.toHaveProperty('styles');
  });
});

it('reads places, whose coordinates may be texts, and names their markers', () => {
  expect(readAddress({ latitude: '48.2', longitude: 16, infoTitle: 'Yard' }, 3)).toMatchObject({
    at: { lat: 48.2, lng: 16 },
    id: '3',
    name: 'Yard',
  });
  expect(readAddress({ address: 'Vienna', id: 'a', markerAriaLabel: 'Ours' }, 0)).toMatchObject({
    at: undefined,
    id: 'a',
    name: 'Ours',
  });
});
