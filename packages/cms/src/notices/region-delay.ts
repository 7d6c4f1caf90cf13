/** Time in which screen readers get to know a new live region, before it has its text, in ms. */
export const REGION_DELAY = 100;
