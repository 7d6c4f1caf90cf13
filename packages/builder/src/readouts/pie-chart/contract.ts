import { defineContract } from '@stirrup/runtime';

/** The island has neither parts nor states, but its options may have other names (bricks-elements.md §40). */
export const pieChartContract = defineContract({
  dialects: { bricks: {} },
});

/** Attribute of our picture, by which it is found in copies. */
export const PICTURE = 'data-pie';

/** Size in px, and colour of the scale, without options (bricks-elements.md §40). */
export const SIZE = 160;
export const SCALE_COLOUR = '#dfe0e0';

/** Duration of the animation in ms (bricks-elements.md §40). */
export const DURATION = 1000;
