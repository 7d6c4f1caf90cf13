import { text } from '@stirrup/cms/texts';
import { restoreFocus } from '@stirrup/overlays/focus';
import { type InferProps, reducedMotion } from '@stirrup/runtime';
import { contentOf } from '../maps/content-of.ts';
import { CENTRE } from '../maps/contract.ts';
import { focusWithin } from '../maps/focus-within.ts';
import { handleKeys } from '../maps/handle-keys.ts';
import { layMap } from '../maps/lay-map.ts';
import { nameOf } from '../maps/name-of.ts';
import { PIN } from '../maps/pin.ts';
import { pointOf } from '../maps/point-of.ts';
import type { Printed } from '../maps/printed.ts';
import type { MapGround } from '../maps/start-map.ts';
import { mapTexts } from '../maps/texts.ts';
import { OPEN_STREET_MAP, POPUP_BUTTON, ZOOM } from './library-contract.ts';
import type { Leaflet } from './load-leaflet.ts';
import type { mapLeafletProps } from './props.ts';
import { admittedHtml, readOptions } from './read-options.ts';
import { readPlaces } from './read-places.ts';

/** Everything that a map is drawn from. */
interface Drawing extends InferProps<typeof mapLeafletProps>, MapGround {
  readonly leaflet: Leaflet;
  /** The places that the page prints. */
  readonly printed: readonly { readonly element: HTMLElement }[];
}

/**
 * Draws a map over the list of its places, in reach once its first tile has come: without tiles, the list says more.
 *
 * @throws {Error} if Leaflet refuses the page's options.
 */
export function drawMap(
  { leaflet, printed, map: [printedOptions], markers, layers, ...ground }: Drawing,
  signal: AbortSignal,
): void {
  const places = readPlaces(printed, markers);
  const { center, zoomControl, ...options } = readOptions(printedOptions ?? {});
  const { lat, lng }: Printed = Object(center);
  const centre = pointOf(lat, lng);
  const { host, show } = layMap(ground, signal);
  const moves = !reducedMotion().matches;
  const map = leaflet.map(host, {
    zoom: ZOOM,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    ...options,
    center: centre ?? places[0]?.at ?? CENTRE,
    zoomControl: false,
  });
  const sizes = new ResizeObserver(() => map.invalidateSize());
  sizes.observe(host);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    map.remove();
  });
  if (!centre && places.length > 1) {
    map.fitBounds(leaflet.latLngBounds(places.map(({ at }) => at)), { padding: [ZOOM, ZOOM], animate: false });
  }
  if (zoomControl !== false) {
    const titles = { zoomInTitle: text(mapTexts, 'zoomIn'), zoomOutTitle: text(mapTexts, 'zoomOut') };
    leaflet.control.zoom(titles).addTo(map);
  }

  for (const { at, html, icon } of places) {
    const content = contentOf(html);
    const name = nameOf(content);
    const picture = leaflet.icon(icon ? { ...icon, popupAnchor: [0, icon.iconSize[1] / -2] } : PIN);
    const marker = leaflet.marker(at, { icon: picture, title: name, alt: name, keyboard: Boolean(html) }).addTo(map);
    if (!html) continue;
    marker.bindPopup(content).on({
      popupopen: ({ popup }) => {
        const button = popup.getElement()?.querySelector<HTMLElement>(POPUP_BUTTON);
        button?.setAttribute('aria-label', text(mapTexts, 'closePlace'));
        focusWithin(host, button);
      },
      popupclose: ({ popup }) => restoreFocus(popup.getElement() ?? host, marker.getElement() ?? null),
    });
  }
  handleKeys(host, () => {
    const isOpen = host.querySelector(POPUP_BUTTON) !== null;
    map.closePopup();
    return isOpen;
  });

  const choice = leaflet.control.layers();
  const tiles = (layers.length > 0 ? layers : [OPEN_STREET_MAP]).map(
    ({ url, name, attribution, ...more }: Printed, index) => {
      const settings = { ...readOptions(more), attribution: admittedHtml(attribution || '') };
      const tile = leaflet.tileLayer(String(url), settings).once('tileload', show);
      choice.addBaseLayer(tile, admittedHtml(name ?? index));
      return tile;
    },
  );
  tiles[0]?.addTo(map);
  if (tiles[1]) choice.addTo(map);
}
