import { afterEach, expect, it, vi } from 'vitest';
import { builderConnector } from './fixture.ts';
import { followConnectors } from './follow-connectors.ts';
import type { Markers } from './markers.ts';

afterEach(() => document.body.replaceChildren());

it.each([
  ['its own label', { markerAriaLabel: 'Ours' }, 'Ours'],
  ['the first heading of its item', { markerAriaLabel: '' }, 'Stable 1'],
])('names a place by %s', (_, marker, name) => {
  const words = { 'data-brx-address': 'Vienna', 'data-brx-marker-data': JSON.stringify(marker) };
  document.body.innerHTML = String(builderConnector('stable', 0, words));
  const life = new AbortController();
  const listener = vi.fn();
  const markers = Object.assign(Object.create(null), { onChange: () => undefined }) satisfies Markers;
  followConnectors('stable', markers, listener, life.signal);
  life.abort();
  expect(listener.mock.calls).toMatchObject([[[{ id: 'stable:0:post:40', name }], true]]);
});
