import { defineContract } from '@stirrup/runtime';

/** Names of states (bricks-elements.md §23); it has no parts. */
export const backToTopContract = defineContract({
  states: [
    /** Set while the control shows; printed if it always does. */
    'visible',
    /** Printed on a control that shows only while the visitor scrolls up. */
    'up',
  ],
  dialects: {
    bricks: { states: { visible: 'visible', up: 'up' } },
  },
});
