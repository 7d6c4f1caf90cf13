import { afterEach, expect, it, vi } from 'vitest';
import { builderConnector } from './fixture.ts';
import { followConnectors } from './follow-connectors.ts';
import type { Markers } from './markers.ts';

afterEach(() => document.body.replaceChildren());

function follow() {
  const life = new AbortController();
  const listener = vi.fn();
  const markers = Object.assign(Object.create(null), { onChange: () => undefined }) satisfies Markers;
  followConnectors('stable', markers, listener, life.signal);
  return { listener, life };
}

it.each([
  ['its own label', { markerAriaLabel: 'Ours' }, 'Ours'],
  ['the first heading of its item', { markerAriaLabel: '' }, 'Stable 1'],
])('names a place by %s', (_, marker, name) => {
  const words = { 'data-brx-address': 'Vienna', 'data-brx-marker-data': JSON.stringify(marker) };
  document.body.innerHTML = String(builderConnector('stable', 0, words));
  const { listener, life } = follow();
  life.abort();
  expect(listener.mock.calls).toMatchObject([[[{ id: 'stable:0:post:40', name }], true]]);
});

/** Prints a loop's items, each with a connector to a popup template. */
function printItems(count: number, more: string): void {
  const words = { 'data-brx-address': 'Vienna', 'data-brx-infobox-template': '270' };
  const items = Array.from({ length: count }, (_, index) => builderConnector('stable', index, words));
  document.body.innerHTML = items.join('') + more;
}

it.each([
  ['of its item', '<div class="brx-popup" data-popup-loop-id="stable:1:post:41"></div>', [false, true]],
  ['that is fetched for each item', '<div class="brx-popup brxe-stable" data-popup-ajax="1"></div>', [true, true]],
  ['that is fetched for another loop', '<div class="brx-popup brxe-yard" data-popup-ajax="1"></div>', [false, false]],
  ['in an info box', '<div class="brx-popup brx-infobox-popup brxe-stable" data-popup-ajax="1"></div>', [false, false]],
])('a place has an info box by a popup %s', (_, popup, expected) => {
  printItems(2, popup);
  const { listener, life } = follow();
  life.abort();
  expect(listener.mock.calls).toMatchObject([[expected.map((hasBox) => ({ hasBox })), true]]);
});

it('searches the page as often for many items as for few', () => {
  const searches = [1, 50].map((count) => {
    printItems(count, '');
    const { life } = follow();
    const search = vi.spyOn(document, 'querySelectorAll');
    document.dispatchEvent(new CustomEvent('bricks/ajax/nodes_added', { detail: { queryId: 'stable' } }));
    life.abort();
    const { length } = search.mock.calls;
    search.mockRestore();
    return length;
  });
  expect(searches[0]).toBeGreaterThan(0);
  expect(searches[1]).toBe(searches[0]);
});
