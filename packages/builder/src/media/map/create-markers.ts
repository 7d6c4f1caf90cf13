import { tryFocusOnce } from '@stirrup/overlays/focus';
import { importWithRetry } from '@stirrup/runtime';
import { handleKeys } from '../maps/handle-keys.ts';
import { createMarker } from './create-marker.ts';
import type { MapMarker, MarkedMap, Markers } from './markers.ts';
import { panTo } from './pan-map.ts';

/** Creates the markers of a map: buttons in the order of their places. */
export function createMarkers(marked: MarkedMap, signal: AbortSignal): Markers {
  const { google, map, host } = marked;
  const listeners: (() => void)[] = [];
  let life = new AbortController();
  let list: MapMarker[] = [];
  let current: MapMarker | undefined;
  let opening = new AbortController();

  /** Ends an info box, or markers, before the next; the focus stays on the map. */
  const renew = (part: AbortController) => {
    const focused = () => host.querySelector(':focus');
    const before = focused();
    part.abort();
    if (before && !focused()) tryFocusOnce(host);
    return new AbortController();
  };
  const open = (marker?: MapMarker) => {
    opening = renew(opening);
    current?.show(false);
    current = marker;
    if (marker) {
      const { signal } = opening;
      marker.show(true);
      panTo(map, marker.at);
      importWithRetry(() => import('./info-box.ts')).then(
        ({ openInfoBox }) => signal.aborted || openInfoBox(marked, marker, close, signal),
        () => signal.aborted || open(),
      );
    }
    for (const listener of listeners) listener();
  };
  /** Returns false if nothing is open. */
  const close = () => {
    const isOpen = Boolean(current);
    open();
    return isOpen;
  };
  const clear = () => {
    open();
    life = renew(life);
    list = [];
    return life.signal;
  };
  signal.addEventListener('abort', clear);
  handleKeys(host, close);
  google.event.addListener(map, 'click', () => open());

  return {
    list: () => list,
    add: (place, at) => {
      const marker = createMarker(marked, place, at, life.signal);
      marker.element.addEventListener('click', () => open(marker === current ? undefined : marker));
      list.push(marker);
      return marker;
    },
    clear,
    open,
    opened: () => current,
    onChange: (listener) => void listeners.push(listener),
  };
}
