import { defineContract } from '@stirrup/runtime';
import { ACTIVE_CLASS, OPEN_CLASS } from '../off-canvases/contract.ts';

/** What a toggle says of itself; ours is styled by `aria-expanded` (contracts/bricks-elements.md §20). */
export const toggleContract = defineContract({
  parts: [],
  states: [
    /** Its target is open, or on. */
    'active',
  ],
  dialects: {
    stirrup: { parts: {}, states: {} },
    bricks: { parts: {}, states: { active: ACTIVE_CLASS } },
  },
});

/** What a toggle changes on its target where the page says nothing (§20). */
export const DEFAULT = { attribute: 'class', value: OPEN_CLASS } as const;
