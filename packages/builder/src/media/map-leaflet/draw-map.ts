import { fillHtml, isRecord, loadStyles } from '@stirrup/cms';
import { text } from '@stirrup/cms/texts';
import { type BehaviourIslandOf, type InferProps, reducedMotion } from '@stirrup/runtime';
import { CENTRE } from '../maps/contract.ts';
import { handleKeys } from '../maps/handle-keys.ts';
import { layMap } from '../maps/lay-map.ts';
import { nameOf } from '../maps/name-of.ts';
import { PIN } from '../maps/pin.ts';
import { pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import { mapTexts } from '../maps/texts.ts';
import type { mapLeafletContract } from './contract.ts';
import { OPEN_STREET_MAP, POPUP_BUTTON, STYLES, ZOOM } from './library-contract.ts';
import { loadLeaflet } from './load-leaflet.ts';
import type { mapLeafletProps } from './props.ts';
import { admittedHtml, readOptions } from './read-options.ts';
import { readPlaces } from './read-places.ts';

/** Everything that a map is drawn from. */
interface Drawing extends InferProps<typeof mapLeafletProps> {
  readonly root: HTMLElement;
  readonly area: HTMLElement;
  /** The list of the places in the options. */
  readonly own: HTMLElement;
  readonly parts: BehaviourIslandOf<typeof mapLeafletContract>['parts'];
}

/**
 * Draws a map over the list of its places, in reach once its first tile has come: without tiles, the list says more.
 *
 * @throws {Error} if Leaflet or its stylesheet cannot be fetched, or Leaflet refuses the page's options.
 */
export async function drawMap(
  { root, area, own, parts, map: [printedOptions], markers, layers, styles }: Drawing,
  signal: AbortSignal,
): Promise<void> {
  const printed = document.querySelector<HTMLLinkElement>(STYLES)?.sheet;
  const [leaflet] = await Promise.all([
    loadLeaflet(),
    (styles || !printed) && loadStyles(styles || new URL('./leaflet.css', import.meta.url).href),
  ]);
  if (signal.aborted) return;
  const places = readPlaces(
    parts.place.map(({ element }) => element),
    markers,
  );
  const { center, ...options } = readOptions(printedOptions ?? {});
  const { lat, lng } = isRecord(center) ? center : {};
  const label = root.getAttribute('aria-label') || text(mapTexts, 'map');
  const { host, show } = layMap(area, parts.list[0]?.element ?? own, label, signal);
  const moves = !reducedMotion().matches;
  const bounds = leaflet.latLngBounds(places.map(({ at }) => at));
  const map = leaflet.map(host, {
    zoom: ZOOM,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    ...options,
    center: pointOf(lat, lng) ?? (bounds.isValid() ? bounds.getCenter() : CENTRE),
    zoomControl: false,
  });
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(host);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    map.remove();
  });
  if (!center && places.length > 1) map.fitBounds(bounds, { padding: [ZOOM, ZOOM] });
  if (options['zoomControl'] !== false) {
    const titles = { zoomInTitle: text(mapTexts, 'zoomIn'), zoomOutTitle: text(mapTexts, 'zoomOut') };
    leaflet.control.zoom(titles).addTo(map);
  }

  for (const { at, html, icon } of places) {
    const content = document.createElement('div');
    fillHtml(content, html);
    const name = nameOf(content);
    const picture = leaflet.icon(icon ? { ...icon, popupAnchor: [0, icon.iconSize[1] / -2] } : PIN);
    const marker = leaflet.marker(at, { icon: picture, title: name, alt: name, keyboard: Boolean(html) }).addTo(map);
    if (!html) continue;
    marker.bindPopup(content);
    marker.on('popupopen', ({ popup }) => {
      const button = popup.getElement()?.querySelector<HTMLElement>(POPUP_BUTTON);
      button?.setAttribute('aria-label', text(mapTexts, 'closePlace'));
      if (host.contains(document.activeElement)) button?.focus({ preventScroll: true });
    });
    marker.on('popupclose', ({ popup }) => {
      const { activeElement, body } = document;
      if (activeElement === body || popup.getElement()?.contains(activeElement)) marker.getElement()?.focus();
    });
  }
  handleKeys(host, () => {
    const isOpen = host.querySelector(POPUP_BUTTON) !== null;
    map.closePopup();
    return isOpen;
  });

  const tiles = (layers.length > 0 ? layers : [OPEN_STREET_MAP]).map(({ url, attribution, ...more }: Printed) => {
    const settings = { ...readOptions(more), ...(Boolean(attribution) && { attribution: admittedHtml(attribution) }) };
    return leaflet.tileLayer(String(url), settings).once('tileload', show);
  });
  tiles[0]?.addTo(map);
  if (tiles.length > 1) {
    const names = tiles.map((tile, index) => [admittedHtml(layers[index]?.['name'] ?? index), tile]);
    leaflet.control.layers(Object.fromEntries(names)).addTo(map);
  }
}
