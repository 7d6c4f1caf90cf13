import { afterEach, expect, it, vi } from 'vitest';
import type { MapMarker, Markers } from './markers.ts';
import { offerInfoBoxes } from './offer-info-boxes.ts';

const ITEMS = ['q:0:post:1', 'q:1:post:2'] as const;
const theirs = vi.fn();
vi.stubGlobal('bricksUtils', { toggleMapInfoBox: theirs, other: 1 });

const life = new AbortController();
afterEach(() => document.body.replaceChildren());

/** Markers of the items, without a map. */
function createMarkers(): Markers {
  const list: MapMarker[] = ITEMS.map((id) => Object.assign(Object.create(null), { place: { id } }));
  const listeners: (() => void)[] = [];
  let opened: MapMarker | undefined;
  return Object.assign(Object.create(null), {
    list: () => list,
    opened: () => opened,
    open: (marker: MapMarker | undefined) => {
      opened = marker;
      for (const listener of listeners) listener();
    },
    onChange: (listener: () => void) => listeners.push(listener),
  });
}

function printSource(action: string, item: string): HTMLElement {
  const source = document.body.appendChild(document.createElement('button'));
  source.dataset['interactions'] = JSON.stringify([{ trigger: 'click', action }]);
  source.dataset['interactionLoopId'] = item;
  return source;
}

const call = (el: Element, action: string) =>
  Reflect.get(Reflect.get(globalThis, 'bricksUtils'), 'toggleMapInfoBox')({ el, action });

it('opens and closes the info box of the item around an interaction, and marks the interactions of an open one', () => {
  const markers = createMarkers();
  offerInfoBoxes(markers, life.signal);
  const [first, second, closing] = [
    printSource('openAddress', ITEMS[0]),
    printSource('openAddress', ITEMS[1]),
    printSource('closeAddress', ITEMS[1]),
  ];
  const foreign = printSource('openAddress', 'other:0:post:1');
  foreign.className = 'infobox-opened';
  const opened = () => [first, second, closing].map((source) => source.classList.contains('infobox-opened'));
  call(first, 'openAddress');
  call(first, 'openAddress');
  expect([markers.opened()?.place.id, ...opened()]).toEqual([ITEMS[0], true, false, false]);
  call(closing, 'closeAddress');
  expect(markers.opened()?.place.id).toBe(ITEMS[0]);
  call(second, 'openAddress');
  expect(opened()).toEqual([false, true, true]);
  call(closing, 'closeAddress');
  expect([markers.opened(), ...opened()]).toEqual([undefined, false, false, false]);
  expect(foreign.className).toBe('infobox-opened');
  expect(theirs).not.toHaveBeenCalled();
});

it('leaves other places, and those of a map that has gone, to the builder’s own function', () => {
  const [foreign, gone] = [printSource('openAddress', 'other:0:post:1'), printSource('openAddress', ITEMS[0])];
  call(foreign, 'openAddress');
  life.abort();
  call(gone, 'openAddress');
  expect(theirs).toHaveBeenCalledTimes(2);
  expect(Reflect.get(globalThis, 'bricksUtils')).toHaveProperty('other', 1);
});
