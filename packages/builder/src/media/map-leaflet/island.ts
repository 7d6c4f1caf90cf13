import { defineIsland } from '@stirrup/runtime';

/**
 * Maps by Leaflet: markers on tiles of OpenStreetMap, or of any other host.
 *
 * @example
 * ```html
 * <div data-island="map-leaflet" data-map='{"zoom":13}'>
 *   <div data-part="canvas">
 *     <ul data-part="list">
 *       <li data-part="place" data-latitude="48.208" data-longitude="16.366">Riding school, Vienna</li>
 *     </ul>
 *   </div>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { mapLeaflet } from '@stirrup/builder/map-leaflet';
 *
 * start(mapLeaflet);
 * ```
 * Follows bricks-elements.md §28.
 */
export const mapLeaflet = defineIsland({
  name: 'map-leaflet',
  selectors: { bricks: '.brxe-map-leaflet' },
  // The builder's own code draws its maps wherever Leaflet is on the page, too.
  yieldsTo: { bricks: ':has(#bricks-leaflet-js) #bricks-scripts-js' },
  start: 'visible',
  standIn: () => import('./map-leaflet-stand-in.ts'),
  load: () => import('./map-leaflet.ts'),
});
