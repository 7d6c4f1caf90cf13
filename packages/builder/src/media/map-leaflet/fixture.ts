import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Tiles that come with the address: no host is asked for them. */
const tile = (colour: string): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'><path fill='${colour}' stroke='white' stroke-width='6' d='M0 0H256V256H0ZM0 90 256 60M70 0 120 256'/><text x='132' y='180' font-size='20' fill='%23345'>{z}/{x}/{y}</text></svg>`;

/** Layers of the demo pages. */
export const LAYERS = [
  { id: 'l1', name: 'Streets', url: tile('%23d5e3c4'), attribution: 'Drawn by us', maxZoom: 19 },
  { id: 'l2', name: 'Relief', url: tile('%23e3d5b8'), maxZoom: 17 },
] as const;

const SCHOOL = {
  lat: '48.2075',
  lng: '16.3662',
  popupText: '<strong>Riding school</strong><br>Michaelerplatz 1, Vienna',
};
const YARD = { lat: '48.2165', lng: '16.3959', popupText: 'The <a href="/shop/">yard</a> at the Prater' };

/** Places of the demo pages. */
const MARKERS: readonly Readonly<Record<string, unknown>>[] = [SCHOOL, YARD];

/** Options of the builder's element. */
export interface LeafletOptions {
  readonly id?: string;
  readonly map?: Readonly<Record<string, unknown>>;
  readonly markers?: readonly Readonly<Record<string, unknown>>[];
  readonly layers?: readonly Readonly<Record<string, unknown>>[];
  readonly more?: Readonly<Record<string, string>>;
}

/** The builder's map by Leaflet (bricks-elements.md §28). */
export function builderLeaflet({
  id = 'leafle',
  map,
  markers = MARKERS,
  layers = LAYERS,
  more,
}: LeafletOptions = {}): Html {
  const options = {
    map: {
      ...{ attributionControl: true, zoomControl: true, closePopupOnClick: true, boxZoom: true, dragging: true },
      ...{ doubleClickZoom: true, zoomSnap: 1, zoomDelta: 1, trackResize: true, zoom: 13 },
      ...{ center: { lat: '48.212', lng: '16.381' }, ...map },
    },
    markers,
    layers,
  };
  const root = { id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-map-leaflet' };
  return html`<div${attributes({ ...root, 'data-map-options': JSON.stringify(options), ...more })}></div>`;
}

/** A map in our own dialect, over the list of its places. */
export function stirrupLeaflet(more: Readonly<Record<string, string>> = {}): Html {
  const options = { 'data-map': '{"zoom":13}', 'data-layers': JSON.stringify(LAYERS) };
  return html`<div data-island="map-leaflet"${attributes({ 'aria-label': 'Our yards', ...options, ...more })}>
  <div data-part="canvas">
    <ul data-part="list">
      <li data-part="place" data-latitude="48.2075" data-longitude="16.3662"><strong>Riding school</strong><br>Michaelerplatz 1, Vienna</li>
      <li data-part="place" data-latitude="48.2165" data-longitude="16.3959">The <a href="/shop/">yard</a> at the Prater</li>
    </ul>
  </div>
</div>`;
}
