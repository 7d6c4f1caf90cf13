import { text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { mapTexts } from '../maps/texts.ts';
import { CLUSTER } from './cluster-contract.ts';
import { layOver } from './lay-over.ts';
import type { Google } from './load-google.ts';
import type { MapMarker } from './markers.ts';

/** Markers that are one button. */
type Group = [MapMarker, ...MapMarker[]];

/** Markers to group. */
interface Grouping {
  readonly google: Google;
  readonly map: google.maps.Map;
  readonly markers: readonly MapMarker[];
}

/**
 * Shows markers that are close together as one button with their number, which zooms in on them. They are grouped again
 * with each zoom, until the signal aborts. Hidden markers are in no group. A focused marker has the focus by what stands for it.
 *
 * @returns a function that groups them again, when others are hidden.
 */
export function groupMarkers({ google, map, markers }: Grouping, signal: AbortSignal): () => void {
  let round = new AbortController();
  /** The button that stands for a marker. */
  const buttons = new Map<MapMarker, HTMLElement>();
  const regroup = () => {
    if (signal.aborted) return;
    const focused = markers.find((marker) => (buttons.get(marker) ?? marker.element) === document.activeElement);
    round.abort();
    round = new AbortController();
    buttons.clear();
    const isClose = (map.getZoom() ?? 0) > CLUSTER.maxZoom;
    const groups: Group[] = [];
    for (const marker of markers) {
      if (marker.element.hidden) continue;
      marker.element.style.visibility = '';
      const near = isClose ? undefined : groups.find(([one]) => distance(map, one, marker) < CLUSTER.radius);
      if (near) near.push(marker);
      else groups.push([marker]);
    }
    for (const group of groups) {
      const hasFocus = group.some((marker) => marker === focused);
      if (group.length > 1) showGroup(group, hasFocus);
      else if (hasFocus) group[0].element.focus({ preventScroll: true });
    }
  };
  const showGroup = (group: Group, hasFocus: boolean) => {
    const [first] = group;
    const button = createButton({ className: CLUSTER.root, textContent: String(group.length) });
    const size = `width:${CLUSTER.size}px;height:${CLUSTER.size}px;border-radius:50%`;
    button.style.cssText = `${size};border:0;background:#1a4f9c;color:#fff;font-weight:bold;cursor:pointer`;
    button.setAttribute('aria-label', text(mapTexts, 'places').replace('%s', String(group.length)));
    button.addEventListener('click', () => {
      const bounds = new google.LatLngBounds();
      for (const marker of group) bounds.extend(marker.at);
      map.fitBounds(bounds);
    });
    for (const marker of group) {
      marker.element.style.visibility = 'hidden';
      buttons.set(marker, button);
    }
    const onAdd = () => hasFocus && button.focus({ preventScroll: true });
    layOver(google, map, button, { at: first.at, pane: 'overlayMouseTarget' }, round.signal, onAdd);
  };
  let idle: google.maps.MapsEventListener | undefined;
  // Once for all steps of a zoom: a second time would drop buttons that wait to be on the page, and the focus with them.
  const regroupWhenIdle = () => {
    idle?.remove();
    idle = google.event.addListenerOnce(map, 'idle', regroup);
  };
  const listener = google.event.addListener(map, 'zoom_changed', regroupWhenIdle);
  signal.addEventListener('abort', () => {
    listener.remove();
    round.abort();
  });
  if (map.getProjection()) regroup();
  else regroupWhenIdle();
  return regroup;
}

/** Distance of two markers on the screen, in px; infinite before the map has its projection. */
function distance(map: google.maps.Map, one: MapMarker, other: MapMarker): number {
  const projection = map.getProjection();
  const [a, b] = [one, other].map(({ at }) => projection?.fromLatLngToPoint(at));
  if (!a || !b) return Number.POSITIVE_INFINITY;
  return Math.hypot(a.x - b.x, a.y - b.y) * 2 ** (map.getZoom() ?? 0);
}
