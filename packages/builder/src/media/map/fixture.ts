import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

const IMAGE =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'><path fill='%23876' d='M0 0h3v2H0z'/></svg>";

const SCHOOL = {
  id: 'school',
  latitude: '48.2075',
  longitude: '16.3662',
  infoTitle: 'Riding school',
  infoSubtitle: 'Michaelerplatz 1, Vienna',
  infoOpeningHours: 'Monday to Friday: 9 to 17\nSaturday: 10 to 14',
  infoImages: { images: [{ id: 1, src: IMAGE, width: 600, height: 400, thumbnail: IMAGE }] },
};
const YARD = {
  id: 'yard',
  latitude: '48.2165',
  longitude: '16.3959',
  infoTitle: 'The yard at the Prater',
  address: 'Prater, Vienna',
};

/** Places of the demo pages. */
export const ADDRESSES: readonly Readonly<Record<string, unknown>>[] = [SCHOOL, YARD];

/** The builder's map by Google (bricks-elements.md §25). */
export function builderMap(options: Readonly<Record<string, unknown>> = {}, { id = 'google', more = {} } = {}): Html {
  const all = {
    addresses: ADDRESSES,
    center: { lat: '48.2', lng: '16.37' },
    ...{ zoom: 12, scrollwheel: true, draggable: true, fullscreenControl: true, mapTypeControl: true },
    ...{ streetViewControl: true, zoomControl: true, disableDefaultUI: false, type: 'roadmap', mapMode: 'static' },
    ...{ clickableIcons: true, markerCluster: false, syncQuery: false, noLocationsText: 'No locations found' },
    ...{ markerType: 'image', markerText: 'Marker', markerTextActive: 'Marker', ...options },
  };
  const root = { id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-map' };
  return html`<div${attributes({ ...root, 'data-bricks-map-options': JSON.stringify(all), ...more })}></div>`;
}

/** An item of a loop with the builder's connector (bricks-elements.md §26). */
export function builderConnector(query: string, index: number, more: Readonly<Record<string, string>>): Html {
  const item = `${query}:${index}:post:${index + 40}`;
  const words = attributes({
    style: 'display:none',
    class: 'brxe-map-connector',
    'data-brx-marker-data':
      '{"markerText":"","markerTextActive":"","marker":"","markerActive":"","markerAriaLabel":""}',
    'data-brx-infobox-selector': item,
    ...more,
  });
  return html`<article><h3>Stable ${index + 1}</h3><template${words}></template></article>`;
}

/** A map in our own dialect, with buttons for its places and categories. */
export function stirrupMap(
  options: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, string>> = {},
): Html {
  return html`<div data-island="map"${attributes({ 'aria-label': 'Our yards', 'data-map': JSON.stringify(options), ...more })}>
  <p>
    <button type="button" data-part="category" data-category="">All</button>
    <button type="button" data-part="category" data-category="school">Schools</button>
    <button type="button" data-part="category" data-category="yard">Yards</button>
  </p>
  <div data-part="canvas">
    <ul data-part="list">
      <li data-part="place" id="own-school" data-category="school" data-latitude="48.2075" data-longitude="16.3662"><strong>Riding school</strong><br>Michaelerplatz 1, Vienna</li>
      <li data-part="place" id="own-yard" data-category="yard" data-address="Prater, Vienna" data-marker-text="Yard"><strong>The yard</strong> at the <a href="/shop/">Prater</a></li>
    </ul>
  </div>
  <p><button type="button" data-part="opener" data-place="own-yard">Show the yard</button></p>
</div>`;
}

/** A place in the options of a map that is a loop itself, or of none, with an info box from a popup template. */
export function templatePlace(template: number, index: number, item?: string): Readonly<Record<string, unknown>> {
  return {
    id: `place-${index}`,
    ...{ latitude: `48.2${index}`, longitude: `16.3${index}`, markerAriaLabel: `Stable ${index + 1}` },
    ...{ popupTemplatId: template, infoBoxSelector: item ?? '', infoBoxTemplateId: '' },
  };
}

/** Content of a popup template for info boxes, with a button that closes them. */
export function templateContent(name: string, text: string): Html {
  const interactions = [{ id: 'closad', trigger: 'click', action: 'closeAddress' }];
  return html`<h3>${name}</h3><p>${text}</p><button${attributes({
    type: 'button',
    class: 'brxe-button bricks-button',
    'data-interactions': JSON.stringify(interactions),
    'data-interaction-id': 'closad',
  })}>Back to the map</button>`;
}
