import { defineProps, optional, string } from '@stirrup/runtime';
import { printedObjects } from '../maps/printed.ts';
import { OPTIONS } from './contract.ts';

/** Options of a map by Leaflet. */
export const mapLeafletProps = defineProps(
  {
    /** Leaflet's own options of a map: `zoom`, `center`, `dragging`, … */
    map: printedObjects,
    /** Places besides the printed ones: `lat`, `lng`, `popupText` (HTML), `icon`. */
    markers: printedObjects,
    /** Layers of tiles: `name`, `url`, and Leaflet's own options. @default OpenStreetMap */
    layers: printedObjects,
    /** Address of Leaflet's stylesheet. @default the page's own, else beside the scripts */
    styles: optional(string()),
  },
  {
    bricks: {
      map: { attribute: OPTIONS, key: 'map' },
      markers: { attribute: OPTIONS, key: 'markers' },
      layers: { attribute: OPTIONS, key: 'layers' },
    },
  },
);
