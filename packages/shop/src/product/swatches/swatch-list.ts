import type { IslandParts } from '@stirrup/runtime';
import type { swatchesContract } from './contract.ts';

/** The parts of a list of swatches. */
export type SwatchList = IslandParts<(typeof swatchesContract)['parts'][number]>;
