import { afterEach, expect, it, vi } from 'vitest';
import type { Printed } from '../maps/printed.ts';
import { openInfoBox } from './info-box.ts';
import type { MapMarker, MarkedMap } from './markers.ts';
import { readAddress } from './place.ts';

vi.mock('./lay-over.ts', () => ({
  layOver: (_google: unknown, _map: unknown, box: Element) => document.body.append(box),
}));

afterEach(() => document.body.replaceChildren());

function openPlace(printed: Printed) {
  const marked = Object.assign(Object.create(null), { host: document.body }) satisfies MarkedMap;
  const marker = Object.assign(Object.create(null), { place: readAddress(printed, 0) }) satisfies MapMarker;
  openInfoBox(marked, marker, () => undefined, new AbortController().signal);
  return [...document.querySelectorAll('a')];
}

it('links to pictures, and to nothing else', () => {
  const sources = ['javascript:alert(1)', '/yard.jpg', 'data:image/png;base64,AA', 'data:text/html,A', 7];
  const links = openPlace({ infoImages: { images: sources.map((src) => ({ src })) } });
  const expected = [`${location.origin}/yard.jpg`, 'data:image/png;base64,AA'];
  expect(links.map(({ href }) => href)).toEqual(expected);
  expect(links.map((link) => link.getAttribute('data-pswp-src'))).toEqual(expected);
});

it.each([
  ['yard', 'yard'],
  [undefined, null],
])('groups pictures by the printed id of their place alone: %s', (id, group) => {
  const [link] = openPlace({ id, infoImages: { images: [{ src: '/yard.jpg' }] } });
  expect(link?.getAttribute('data-pswp-id')).toBe(group);
});
