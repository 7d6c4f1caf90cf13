import type { ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { builderLeaflet, LAYERS, stirrupLeaflet } from './fixture.ts';

/** Maps by Leaflet. */
export const demoPage: ElementPage = {
  title: 'Map by Leaflet',
  classic: () => [
    { name: 'Two layers', markup: stirrupLeaflet() },
    { name: 'Once somebody comes near', markup: stirrupLeaflet({ 'data-start': 'interaction' }) },
  ],
  builder: () => [
    { name: 'Two layers', markup: builderLeaflet() },
    {
      name: 'A place without words, and one layer',
      markup: builderLeaflet({
        id: 'silent',
        map: { zoomControl: false },
        markers: [{ lat: '48.2075', lng: '16.3662' }],
        layers: LAYERS.slice(1),
      }),
    },
  ],
};
