import { behaviour, importWithRetry } from '@stirrup/runtime';
import { startMap } from '../maps/start-map.ts';
import { mapLeafletContract } from './contract.ts';
import { loadLeaflet } from './load-leaflet.ts';
import { mapLeafletProps } from './props.ts';

/**
 * A map by Leaflet over a list of its places, which stays where the map does not come.
 *
 * A behaviour: the map is Leaflet's own markup.
 */
export default behaviour({ props: mapLeafletProps, contract: mapLeafletContract }, ({ island, ...options }) => {
  startMap(island, options.markers, async (ground, life) => {
    // At once: neither waits for the other.
    const [{ drawMap }, leaflet] = await Promise.all([
      importWithRetry(() => import('./draw-map.ts')),
      loadLeaflet(options.styles),
    ]);
    if (life.aborted) return;
    drawMap({ ...options, ...ground, leaflet, printed: island.parts.place }, life);
  });
});
