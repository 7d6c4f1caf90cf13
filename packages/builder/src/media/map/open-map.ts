import { emit, publishInstance } from '@stirrup/cms';
import { elementText } from '@stirrup/cms/elements';
import { text } from '@stirrup/cms/texts';
import { type BehaviourIslandOf, importWithRetry } from '@stirrup/runtime';
import { CENTRE } from '../maps/contract.ts';
import { layMap } from '../maps/lay-map.ts';
import { pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import { mapTexts } from '../maps/texts.ts';
import type { mapContract } from './contract.ts';
import { createMarkers } from './create-markers.ts';
import { DEFAULTS, INSTANCES, NO_RESULTS, RENDERED, SCRIPT_ID } from './google-contract.ts';
import { keyRefusal } from './key-refusal.ts';
import { loadGoogle } from './load-google.ts';
import { locate } from './locate.ts';
import { mapOptions } from './map-options.ts';
import type { MapMarker, Markers } from './markers.ts';
import { type Place, readAddress, readPlace } from './place.ts';
import { provideChoices } from './provide-choices.ts';

/** Everything that a map is made from. */
export interface Opening {
  readonly island: BehaviourIslandOf<typeof mapContract>;
  readonly area: HTMLElement;
  /** The list of the places in the options. */
  readonly own: HTMLElement;
  readonly options: Printed;
  readonly addresses: readonly Printed[];
  readonly key: string;
}

/**
 * Opens a map over the list of its places.
 *
 * @throws {Error} if Google does not answer, or refuses the key or the page's options.
 */
export async function openMap(
  { island, area, own, options, addresses, key }: Opening,
  life: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([life, keyRefusal()]);
  signal.throwIfAborted();
  const { element: root, parts } = island;
  const [google, settings] = await Promise.all([loadGoogle(key, signal), mapOptions(options)]);
  const toPoint = locate(google);
  const { address, lat, lng }: Printed = Object(options['center']);
  const centre = (await toPoint({ address: String(address ?? ''), at: pointOf(lat, lng) })) ?? CENTRE;
  if (signal.aborted) return;

  const label = root.getAttribute('aria-label') || text(mapTexts, 'map');
  const { host, show } = layMap(area, parts.list[0]?.element ?? own, label, signal);
  const canvas = host.appendChild(document.createElement('div'));
  canvas.style.cssText = 'position:absolute;inset:0';
  const map = new google.Map(canvas, { ...settings, center: centre });
  const scriptId = root.getAttribute(SCRIPT_ID) ?? '';
  const markers = createMarkers({ google, map, host, options }, signal);
  show();

  let turn = 0;
  let regroup = () => {};
  /** Puts the markers of these places on the map, in place of the others. */
  const place = async (places: readonly Place[], isFirst = true) => {
    turn += 1;
    const own = turn;
    const found: MapMarker[] = [];
    markers.clear();
    for (const one of places) {
      const at = await toPoint(one);
      if (signal.aborted || own !== turn) return;
      if (at) found.push(markers.add(one, at));
    }
    if (isFirst || options['fitMapOnMarkersChange']) moveTo(found);
    host.querySelector(`.${NO_RESULTS}`)?.remove();
    if (found.length === 0 && options['mapMode']) sayNone(host, options);
    if (options['markerCluster']) await group(markers);
    emit(document, `${RENDERED}${scriptId}`);
  };
  const moveTo = (found: readonly MapMarker[]) => {
    if (found.length < 2) {
      map.panTo(found[0]?.at ?? centre);
      map.setZoom(settings.zoom ?? DEFAULTS.zoom);
      return;
    }
    const bounds = new google.LatLngBounds();
    for (const { at } of found) bounds.extend(at);
    map.fitBounds(bounds);
  };
  const group = async (all: Markers) => {
    const grouping = await importWithRetry(() => import('./group-markers.ts')).catch(() => undefined);
    if (grouping && !signal.aborted) regroup = grouping.groupMarkers({ google, map, markers: all.list(), host });
  };

  publishInstance(INSTANCES, scriptId, { map, mapId: scriptId, mapOptions: settings, settings: options }, signal);
  const printed = parts.place.map(({ element }, index) => readPlace(element, index));
  const places = [...printed, ...addresses.map(readAddress)];
  provideChoices({ island, markers, places }, () => regroup(), signal);
  if (options['mapMode'] !== 'sync') return place(places);
  const { followConnectors } = await importWithRetry(() => import('./follow-connectors.ts'));
  if (signal.aborted) return;
  followConnectors(String(options['syncQuery']), markers, (places, isFirst) => void place(places, isFirst), signal);
}

function sayNone(host: HTMLElement, { noLocationsText }: Printed): void {
  const message = document.createElement('div');
  message.className = NO_RESULTS;
  message.textContent = String(noLocationsText || elementText('noLocationsFound'));
  message.style.cssText = 'position:absolute;inset-block-start:50%;inset-inline:0;text-align:center';
  host.append(message);
}
