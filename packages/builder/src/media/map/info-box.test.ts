import { afterEach, expect, it, vi } from 'vitest';
import { openInfoBox } from './info-box.ts';
import type { MapMarker, MarkedMap } from './markers.ts';
import { readAddress } from './place.ts';

vi.mock('./lay-over.ts', () => ({
  layOver: (_google: unknown, _map: unknown, box: Element) => document.body.append(box),
}));

afterEach(() => document.body.replaceChildren());

it('links to pictures, and to nothing else', () => {
  const sources = ['javascript:alert(1)', '/yard.jpg', 'data:image/png;base64,AA', 'data:text/html,A', 7];
  const place = readAddress({ infoImages: { images: sources.map((src) => ({ src })) } }, 0);
  const marked = Object.assign(Object.create(null), { host: document.body }) satisfies MarkedMap;
  const marker = Object.assign(Object.create(null), { place }) satisfies MapMarker;
  openInfoBox(marked, marker, () => undefined, new AbortController().signal);
  const links = [...document.querySelectorAll('a')];
  const expected = [`${location.origin}/yard.jpg`, 'data:image/png;base64,AA'];
  expect(links.map(({ href }) => href)).toEqual(expected);
  expect(links.map((link) => link.getAttribute('data-pswp-src'))).toEqual(expected);
});
