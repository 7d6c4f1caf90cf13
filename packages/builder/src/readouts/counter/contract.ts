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

/** Event on the document; its detail has the `popupElement` (bricks-elements.md §36, bricks-dynamic.md §10). */
export const POPUP_OPEN = 'bricks/popup/open';

/** Least duration and least time between two numbers, in ms (bricks-elements.md §36). */
export const LEAST_DURATION = 500;
export const LEAST_TICK = 16;
