import { defineContract } from '@stirrup/runtime';

/** The island has neither parts nor states, but its options may have other names (bricks-elements.md §38). */
export const readingProgressContract = defineContract({
  dialects: { bricks: {} },
});
