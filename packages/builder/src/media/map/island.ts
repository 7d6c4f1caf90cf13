import { defineIsland } from '@stirrup/runtime';

/**
 * Maps by Google: markers with info boxes, over a readable list of the places.
 *
 * @example
 * ```html
 * <div data-island="map" data-key="…" data-map='{"zoom":12,"styles":"paleDawn"}'>
 *   <button type="button" data-part="category" data-category="yard">Yards</button>
 *   <div data-part="canvas">
 *     <ul data-part="list">
 *       <li data-part="place" id="prater" data-latitude="48.2165" data-longitude="16.3959" data-category="yard">…</li>
 *     </ul>
 *   </div>
 *   <button type="button" data-part="opener" data-place="prater">Show the yard</button>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { map } from '@stirrup/builder/map';
 *
 * start(map);
 * ```
 * Follows bricks-elements.md §25, §26, §27.
 */
export const map = defineIsland({
  name: 'map',
  selectors: { bricks: '.brxe-map[data-bricks-map-options]' },
  // The builder's own code draws its maps wherever it is on the page.
  yieldsTo: { bricks: '#bricks-map-js' },
  start: 'visible',
  standIn: () => import('./map-stand-in.ts'),
  load: () => import('./map.ts'),
});
