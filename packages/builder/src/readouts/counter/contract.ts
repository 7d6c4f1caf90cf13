import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §36). */
export const counterContract = defineContract({
  parts: [
    /** The number. */
    'count',
  ],
  dialects: {
    bricks: { parts: { count: '.count' } },
  },
});

/** Attribute of the builder with all options as JSON (bricks-elements.md §36). */
export const OPTIONS = 'data-bricks-counter-options';

/** Least duration and least time between two numbers, in ms (bricks-elements.md §36). */
export const LEAST_DURATION = 500;
export const LEAST_TICK = 16;

/** Content of a popup that an effect is about to show, or does (bricks-dynamic.md §7.5). */
export const ENTERING = '.brx-animated:is([data-animation*="In"], [class*="brx-animate-"][class*="In"])';

/**
 * Attribute of an open popup with the instant before which its counters wait, as in `performance.now()`; the island `popup`
 * sets it.
 */
export const COUNTERS_FROM = 'data-counters-from';
