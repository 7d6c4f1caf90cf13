import type { IslandParts } from '@stirrup/runtime';
import type { swatchesContract } from './contract.ts';

/** A list of swatches as its island sees it. */
export type SwatchList = IslandParts<(typeof swatchesContract)['parts'][number]>;
