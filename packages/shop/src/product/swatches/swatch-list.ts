import type { IslandBase, PartName } from '@stirrup/runtime';
import type { swatchesContract } from './contract.ts';

/** The parts of a list of swatches. */
export type SwatchList = IslandBase<PartName<typeof swatchesContract>>;
