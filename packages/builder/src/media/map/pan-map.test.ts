import { afterEach, expect, it, vi } from 'vitest';
import { panDown, panTo } from './pan-map.ts';

afterEach(() => vi.unstubAllGlobals());

/** A map of which 4 px are one unit of its world, and its calls. */
function createMap(isStill: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const calls: unknown[] = [];
  const projection = {
    fromLatLngToPoint: ({ lat, lng }: google.maps.LatLngLiteral) => ({ x: lng, y: lat }),
    fromPointToLatLng: ({ x, y }: google.maps.Point) => ({ lat: y, lng: x }),
  };
  const map = {
    setCenter: (place: unknown) => calls.push(['setCenter', place]),
    panTo: (place: unknown) => calls.push(['panTo', place]),
    panBy: (x: number, y: number) => calls.push(['panBy', x, y]),
    getCenter: () => ({ lat: 48, lng: 16 }),
    getProjection: () => projection,
    getZoom: () => 2,
  };
  const opened: google.maps.Map = Object(map);
  return { map: opened, calls };
}

it.each([
  [false, ['panTo', { lat: 1, lng: 2 }], ['panBy', 0, 40]],
  [true, ['setCenter', { lat: 1, lng: 2 }], ['setCenter', { lat: 58, lng: 16 }]],
])('moves a map, still for visitors who prefer that: %s', (isStill, to, down) => {
  const { map, calls } = createMap(isStill);
  panTo(map, { lat: 1, lng: 2 });
  panDown(map, 40);
  expect(calls).toEqual([to, down]);
});
