import type { IslandBase, PartName } from '@stirrup/runtime';
import type { swatchesContract } from './contract.ts';

/** A list of swatches as its code receives it. */
export type SwatchList = IslandBase<PartName<typeof swatchesContract>>;
