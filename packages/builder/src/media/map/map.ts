import { behaviour, importWithRetry } from '@stirrup/runtime';
import { startMap } from '../maps/start-map.ts';
import { addressesIn } from './addresses-in.ts';
import { mapContract } from './contract.ts';
import { mapProps } from './props.ts';

/**
 * A map by Google over a list of its places, which stays where the map does not come.
 *
 * A behaviour: the map is Google's own markup.
 */
export default behaviour({ props: mapProps, contract: mapContract }, ({ island, map: [printed], key }) => {
  if (!printed && !island.parts.place.length) return;
  const options = printed ?? {};
  const addresses = addressesIn(printed);
  startMap(island, addresses, async (ground, life) => {
    const { openMap } = await importWithRetry(() => import('./open-map.ts'));
    await openMap({ ...ground, island, options, addresses, key }, life);
  });
});
