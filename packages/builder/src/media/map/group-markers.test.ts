import { afterEach, expect, it, vi } from 'vitest';
import { groupMarkers } from './group-markers.ts';
import type { MapMarker, MarkedMap } from './markers.ts';

vi.mock('./lay-over.ts', () => ({
  layOver: (_google: unknown, _map: unknown, button: Element, _place: unknown, signal: AbortSignal) => {
    document.body.append(button);
    signal.addEventListener('abort', () => button.remove());
  },
}));

afterEach(() => document.body.replaceChildren());

/** A marker at this longitude, on the equator. */
function markerAt(lng: number): MapMarker {
  return Object.assign(Object.create(null), { at: { lat: 0, lng }, element: document.createElement('button') });
}

/** A map of this zoom, on which a degree is a pixel at zoom 0. */
function mapAt(zoom: number) {
  const fromLatLngToPoint = vi.fn(({ lat, lng }: google.maps.LatLngLiteral) => ({ x: lng, y: lat }));
  const google = { event: { addListener: () => ({ remove: () => undefined }) } };
  const map = { getZoom: () => zoom, getProjection: () => ({ fromLatLngToPoint }) };
  const marked: Pick<MarkedMap, 'google' | 'map'> = Object.assign(Object.create(null), { google, map });
  return { ...marked, fromLatLngToPoint };
}

const groups = () => [...document.body.children].map(({ textContent }) => textContent);

it.each([
  [0, ['3', '2']],
  [1, ['2', '2']],
  [17, []],
])('groups markers by their distance on the screen, at zoom %i', (zoom, expected) => {
  const life = new AbortController();
  const markers = [0, 20, 50, 150, 160].map(markerAt);
  groupMarkers({ ...mapAt(zoom), markers }, life.signal);
  expect(groups()).toEqual(expected);
  const grouped = markers.filter(({ element }) => element.style.visibility === 'hidden').length;
  expect(grouped).toBe(expected.reduce((sum, count) => sum + Number(count), 0));
  life.abort();
  expect(groups()).toEqual([]);
});

it('asks for the point of each marker once, however many groups there are', () => {
  const life = new AbortController();
  const { fromLatLngToPoint, ...map } = mapAt(0);
  const markers = Array.from({ length: 100 }, (_, index) => markerAt(index * 100));
  const regroup = groupMarkers({ ...map, markers }, life.signal);
  expect(fromLatLngToPoint).toHaveBeenCalledTimes(100);
  const [first] = markers;
  if (first) first.element.hidden = true;
  regroup();
  expect(fromLatLngToPoint).toHaveBeenCalledTimes(199);
  life.abort();
});
