import { importWithRetry } from '@stirrup/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import type { Printed } from '../maps/printed.ts';
import { createMarkers } from './create-markers.ts';
import type { MarkedMap } from './markers.ts';
import { type Place, readAddress } from './place.ts';
import { readPlaces } from './read-places.ts';

vi.mock('@stirrup/runtime', async (original) => ({
  ...(await original<typeof import('@stirrup/runtime')>()),
  importWithRetry: vi.fn((attempt: () => Promise<unknown>) => attempt()),
}));
vi.mock('./lay-over.ts', () => ({
  layOver: (_google: unknown, _map: unknown, element: Element, _place: unknown, signal: AbortSignal) => {
    document.body.firstElementChild?.append(element);
    signal.addEventListener('abort', () => element.remove());
  },
}));

afterEach(() => document.body.replaceChildren());

function printed(html: string): Place {
  const [place] = readPlaces([{ element: Object.assign(document.createElement('li'), { innerHTML: html }) }], []);
  if (!place) throw new Error('No place is read.');
  return place;
}

/** A map with these options, without Google. */
function mapWith(options: Printed): MarkedMap {
  const google = { event: { addListener: () => undefined } };
  const map = { panTo: () => undefined, panBy: () => undefined };
  const host = document.body.appendChild(document.createElement('div'));
  return Object.assign(Object.create(null), { google, map, host, options });
}

it.each([
  ['a title', readAddress({ infoTitle: 'Yard' }, 0), 'false', 'true'],
  ['pictures alone', readAddress({ infoImages: { images: [{ src: '/yard.jpg' }] } }, 0), 'false', 'true'],
  ['no pictures in their key', readAddress({ infoImages: { images: [] }, infoOpeningHours: '\n' }, 0), null, null],
  ['words of the page', printed('Yard'), 'false', 'true'],
  ['an address alone', readAddress({ address: 'Prater, Vienna', infoTitle: '' }, 0), null, null],
  ['no words in the page', printed(' '), null, null],
])('says whether the info box of a place with %s is open', (_, place, closed, open) => {
  const life = new AbortController();
  const markers = createMarkers(mapWith({}), life.signal);
  const marker = markers.add(place, { lat: 48, lng: 16 });
  const states = [marker.element.getAttribute('aria-expanded')];
  markers.open(marker);
  states.push(marker.element.getAttribute('aria-expanded'));
  life.abort();
  expect(states).toEqual([closed, open]);
  expect(markers.opened()).toBeUndefined();
});

it('shows another picture, or another text, while its info box is open', () => {
  const looks = { marker: '/pin.svg', markerActive: { url: '/open.svg', width: 60 }, markerActiveWidth: '60' };
  const texts = { markerType: 'text', markerText: 'Yard', markerTextActive: 'Here' };
  const life = new AbortController();
  const markers = createMarkers(mapWith(looks), life.signal);
  const [picture, words] = [{}, texts].map((own) =>
    markers.add(readAddress({ infoTitle: 'Prater', ...own }, 0), { lat: 48, lng: 16 }),
  );
  const faces = () => {
    const image = picture?.element.querySelector('img');
    return [
      image?.getAttribute('src'),
      image?.width,
      words?.element.textContent,
      words?.element.getAttribute('aria-label'),
    ];
  };
  const closed = ['/pin.svg', 40, 'Yard', 'Yard: Prater'];
  expect(faces()).toEqual(closed);
  markers.open(picture);
  expect(faces()).toEqual(['/open.svg', 60, 'Yard', 'Yard: Prater']);
  markers.open(words);
  expect(faces()).toEqual(['/pin.svg', 40, 'Here', 'Here: Prater']);
  markers.open();
  expect(faces()).toEqual(closed);
  life.abort();
});

it('keeps the focus when its markers go, and leaves it alone elsewhere', () => {
  const life = new AbortController();
  const marked = mapWith({});
  const markers = createMarkers(marked, life.signal);
  const add = () => markers.add(readAddress({ infoTitle: 'Prater' }, 0), { lat: 48, lng: 16 });
  add().element.focus();
  markers.clear();
  expect(document.activeElement).toBe(marked.host);
  add();
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  markers.clear();
  expect(document.activeElement).toBe(other);
  life.abort();
});

it('says that the info box is closed where its code does not come', async () => {
  vi.mocked(importWithRetry).mockRejectedValueOnce(new TypeError('no code'));
  const life = new AbortController();
  const markers = createMarkers(mapWith({}), life.signal);
  const { element } = markers.add(readAddress({ infoTitle: 'Prater' }, 0), { lat: 48, lng: 16 });
  element.click();
  expect(element.getAttribute('aria-expanded')).toBe('true');
  await vi.waitFor(() => expect(element.getAttribute('aria-expanded')).toBe('false'));
  expect(markers.opened()).toBeUndefined();
  life.abort();
});
