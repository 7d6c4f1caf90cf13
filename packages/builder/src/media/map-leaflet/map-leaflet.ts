import { behaviour, importWithRetry } from '@stirrup/runtime';
import { startMap } from '../maps/start-map.ts';
import { mapLeafletContract } from './contract.ts';
import { mapLeafletProps } from './props.ts';

/**
 * A map by Leaflet over a list of its places, which stays where the map does not come.
 *
 * A behaviour: the map is Leaflet's own markup.
 */
export default behaviour({ props: mapLeafletProps, contract: mapLeafletContract }, ({ island, ...options }) => {
  const { element: root, parts, signal } = island;
  const area = parts.canvas[0]?.element ?? root;
  startMap({
    area,
    places: options.markers,
    signal,
    open: async (own, life) => {
      const { drawMap } = await importWithRetry(() => import('./draw-map.ts'));
      await drawMap({ ...options, root, area, own, parts }, life);
    },
  });
});
