import { OPEN_CLASS } from '../off-canvases/contract.ts';

/** What a toggle changes on its target where the page says nothing (bricks-elements §20). */
export const DEFAULT = { attribute: 'class', value: OPEN_CLASS } as const;
