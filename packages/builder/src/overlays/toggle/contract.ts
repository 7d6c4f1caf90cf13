import { defineContract } from '@stirrup/runtime';
import { ACTIVE_CLASS, OPEN_CLASS } from '../off-canvases/contract.ts';

/** The state of a toggle; in our dialect it is styled by `aria-expanded` (bricks-elements.md §20). */
export const toggleContract = defineContract({
  states: [
    /** Set while its target is open or on. */
    'active',
  ],
  dialects: {
    stirrup: {},
    bricks: { states: { active: ACTIVE_CLASS } },
  },
});

/** Attribute and value that a toggle changes on its target by default (bricks-elements.md §20). */
export const DEFAULT = { attribute: 'class', value: OPEN_CLASS } as const;
