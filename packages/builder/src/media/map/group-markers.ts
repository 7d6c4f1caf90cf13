import { text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { mapTexts } from '../maps/texts.ts';
import { CLUSTER } from './cluster-contract.ts';
import { layOver } from './lay-over.ts';
import type { Google } from './load-google.ts';
import type { MapMarker } from './markers.ts';

/** Markers that are one button, with the point of the first one on a map of zoom 0, in px. */
interface Group {
  readonly x: number;
  readonly y: number;
  readonly markers: [MapMarker, ...MapMarker[]];
}

/** The point of a marker that is close to none: before the map has its projection, and where nothing is grouped. */
const NOWHERE = { x: Number.NaN, y: Number.NaN };

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
    const zoom = map.getZoom() ?? 0;
    const projection = zoom > CLUSTER.maxZoom ? undefined : map.getProjection();
    const radius = CLUSTER.radius / 2 ** zoom;
    const groups: Group[] = [];
    for (const marker of markers) {
      if (marker.element.hidden) continue;
      marker.element.style.visibility = '';
      // Once for each marker, which is compared with all groups.
      const { x, y } = projection?.fromLatLngToPoint(marker.at) ?? NOWHERE;
      const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < radius);
      if (near) near.markers.push(marker);
      else groups.push({ x, y, markers: [marker] });
    }
    for (const group of groups) {
      const hasFocus = group.markers.some((marker) => marker === focused);
      if (group.markers.length > 1) showGroup(group, hasFocus);
      else if (hasFocus) focused?.element.focus({ preventScroll: true });
    }
  };
  const showGroup = ({ markers: group }: Group, hasFocus: boolean) => {
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
