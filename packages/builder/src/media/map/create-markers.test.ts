import { afterEach, expect, it, vi } from 'vitest';
import { createMarkers } from './create-markers.ts';
import type { MarkedMap } from './markers.ts';
import { readAddress, readPlace } from './place.ts';

vi.mock('./lay-over.ts', () => ({
  layOver: (_google: unknown, _map: unknown, element: Element) => document.body.append(element),
}));

afterEach(() => document.body.replaceChildren());

const printed = (html: string) => readPlace(Object.assign(document.createElement('li'), { innerHTML: html }), 0);

it.each([
  ['a title', readAddress({ infoTitle: 'Yard' }, 0), 'false', 'true'],
  ['pictures alone', readAddress({ infoImages: { images: [{ src: '/yard.jpg' }] } }, 0), 'false', 'true'],
  ['no pictures in their key', readAddress({ infoImages: { images: [] }, infoOpeningHours: '\n' }, 0), null, null],
  ['words of the page', printed('Yard'), 'false', 'true'],
  ['an address alone', readAddress({ address: 'Prater, Vienna', infoTitle: '' }, 0), null, null],
  ['no words in the page', printed(' '), null, null],
])('says whether the info box of a place with %s is open', (_, place, closed, open) => {
  const host = document.body;
  const google = { event: { addListener: () => undefined } };
  const map = { panTo: () => undefined, panBy: () => undefined };
  const marked = Object.assign(Object.create(null), { google, map, host, options: {} }) satisfies MarkedMap;
  const life = new AbortController();
  const markers = createMarkers(marked, life.signal);
  const marker = markers.add(place, { lat: 48, lng: 16 });
  const states = [marker.element.getAttribute('aria-expanded')];
  markers.open(marker);
  states.push(marker.element.getAttribute('aria-expanded'));
  life.abort();
  expect(states).toEqual([closed, open]);
  expect(markers.opened()).toBeUndefined();
});
