import { emitBuilderEvent, publishInstance } from '@stirrup/cms';
import { type BehaviourIslandOf, importWithRetry } from '@stirrup/runtime';
import { CENTRE } from '../maps/contract.ts';
import { layMap } from '../maps/lay-map.ts';
import { pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import type { MapGround } from '../maps/start-map.ts';
import type { mapContract } from './contract.ts';
import { createMarkers } from './create-markers.ts';
import { INSTANCES, RENDERED, SCRIPT_ID } from './google-contract.ts';
import { keyRefusal } from './key-refusal.ts';
import { loadGoogle } from './load-google.ts';
import { mapOptions } from './map-options.ts';
import type { MapMarker } from './markers.ts';
import { panTo } from './pan-map.ts';
import { type Place, readAddress } from './place.ts';

/** Everything that a map is made from. */
export interface Opening extends MapGround {
  readonly island: BehaviourIslandOf<typeof mapContract>;
  readonly options: Printed;
  /** The places in the options. */
  readonly addresses: readonly Printed[];
  readonly key: string;
}

/**
 * Opens a map over the list of its places.
 *
 * @throws {Error} if Google does not answer, or refuses the key or the page's options, or code of the map does not come.
 */
export async function openMap(
  { island, options, addresses, key, ...ground }: Opening,
  life: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([life, keyRefusal()]);
  signal.throwIfAborted();
  const { address, lat, lng }: Printed = Object(options['center']);
  const listed = addresses.map(readAddress);
  const isSynced = options['mapMode'] === 'sync';
  // Places with coordinates in its options, and nothing else: no address, no template, no loop, no part that the page prints.
  const isPlain =
    !address &&
    !isSynced &&
    listed[0] &&
    listed.every(({ at, template }) => at && !template) &&
    !Object.values(island.parts).flat()[0];
  const [google, settings, code] = await Promise.all([
    loadGoogle(key, signal),
    mapOptions(options),
    isPlain ? undefined : importWithRetry(() => import('./places-code.ts')),
  ]);
  const toPoint = code?.locate(google) ?? (({ at }) => at);
  const centre = (await toPoint({ address, at: pointOf(lat, lng) })) ?? CENTRE;
  if (signal.aborted) return;

  const { host, show } = layMap(ground, signal);
  const canvas = host.appendChild(document.createElement('div'));
  canvas.style.cssText = 'position:absolute;inset:0';
  const map = new google.Map(canvas, { ...settings, center: centre });
  const scriptId = ground.root.getAttribute(SCRIPT_ID) ?? '';
  const markers = createMarkers({ google, map, host, options }, signal);
  let regroup: (() => void) | undefined;
  show();

  /** Puts the markers of these places on the map, in place of the others. */
  const place = async (places: readonly Place[], isFirst = true) => {
    const round = markers.clear();
    for (const one of places) {
      const at = await toPoint(one);
      if (round.aborted) return;
      if (at) markers.add(one, at).element.hidden = isChosen?.(one) === false;
    }
    const found = markers.list();
    if (isFirst || options['fitMapOnMarkersChange']) moveTo(found);
    if (!found[0]) code?.showNoPlaces(host, options, round);
    if (options['markerCluster']) {
      const grouping = await importWithRetry(() => import('./group-markers.ts')).catch(() => undefined);
      if (round.aborted) return;
      regroup = grouping?.groupMarkers({ google, map, markers: found }, round);
    }
    emitBuilderEvent(`${RENDERED}${scriptId}`);
  };
  const moveTo = (found: readonly MapMarker[]) => {
    if (found.length > 1) {
      const bounds = new google.LatLngBounds();
      for (const { at } of found) bounds.extend(at);
      map.fitBounds(bounds);
    } else {
      panTo(map, found[0]?.at ?? centre);
      map.setZoom(settings.zoom);
    }
  };

  // Of the builder's options, other scripts read some by their own names.
  publishInstance(
    INSTANCES,
    scriptId,
    { ...options, map, mapId: scriptId, mapOptions: settings, settings: options },
    signal,
  );
  const places = code?.readPlaces(island.parts.place, listed) ?? listed;
  const isChosen = code?.provideChoices({ island, markers, places }, () => regroup?.(), signal);
  if (!isSynced) return place(places);
  const { followConnectors } = await importWithRetry(() => import('./follow-connectors.ts'));
  if (signal.aborted) return;
  followConnectors(String(options['syncQuery']), markers, place, signal);
}
