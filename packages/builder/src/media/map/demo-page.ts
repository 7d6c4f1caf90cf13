import { html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderPopup } from '../../overlays/popup/fixture.ts';
import { ADDRESSES, builderConnector, builderMap, stirrupMap, templateContent } from './fixture.ts';

// A drawing in place of Google's library, so that the demo shop asks no host and needs no key.
const library = () => html`<script src="/legacy/google-maps.js"></script>`;

const TEMPLATE = { 'data-brx-infobox-template': '270' };

/** The popups of a loop's items, whose content shows in the info boxes of their places. */
const popups = () =>
  html`${[0, 1].map((index) =>
    builderPopup({
      id: 270,
      settings: { 'data-brx-infobox-width': 260 },
      loop: { query: 'yards', index, id: `yards:${index}:post:${index + 40}` },
      content: templateContent(`Yard ${index + 1}`, 'Open daily, from eight to six.'),
    }),
  )}`;

// So close to the school that both are one button.
const NEIGHBOUR = { id: 'stable', latitude: '48.2079', longitude: '16.3667', infoTitle: 'Stables beside the school' };

/** Maps by Google. */
export const demoPage: ElementPage = {
  title: 'Map by Google',
  foot: { classic: library, builder: () => html`${library()}${popups()}` },
  classic: () => [{ name: 'Categories, and a button that opens a place', markup: stirrupMap({ styles: 'paleDawn' }) }],
  builder: () => [
    { name: 'Two places', markup: builderMap() },
    {
      name: 'Markers of text, in groups',
      markup: builderMap(
        {
          addresses: [...ADDRESSES, NEIGHBOUR],
          ...{ markerType: 'text', markerText: 'Yard', markerTextActive: 'Here', markerCluster: true, zoom: 9 },
        },
        { id: 'groups' },
      ),
    },
    {
      name: 'Places of a loop',
      markup: html`${builderMap({ addresses: [], mapMode: 'sync', syncQuery: 'stable' }, { id: 'synced' })}
${builderConnector('stable', 0, { 'data-brx-latitude': '48.21', 'data-brx-longitude': '16.38' })}
${builderConnector('stable', 1, { 'data-brx-address': 'Prater, Vienna' })}`,
    },
    {
      name: 'Info boxes from a popup template',
      markup: html`${builderMap({ addresses: [], mapMode: 'sync', syncQuery: 'yards' }, { id: 'templates' })}
${builderConnector('yards', 0, { ...TEMPLATE, 'data-brx-latitude': '48.21', 'data-brx-longitude': '16.38' })}
${builderConnector('yards', 1, { ...TEMPLATE, 'data-brx-latitude': '48.19', 'data-brx-longitude': '16.35' })}`,
    },
  ],
};
