import { defineContract } from '@stirrup/runtime';

/** The island has neither parts nor states, but its options may have other names (bricks-elements.md §37). */
export const readingTimeContract = defineContract({
  dialects: { bricks: {} },
});

/** Item of a loop; its reading time is that of its own content (bricks-elements.md §37). */
export const LOOP_ITEM = '[data-query-loop-index]';

/**
 * Element that contains a post and its reading time, by dialect; any other dialect has ours. The builder's sections may be
 * articles, too, so that it is the item of a loop alone (bricks-elements.md §37).
 */
export const ARTICLES: Readonly<Record<string, string>> = { bricks: LOOP_ITEM };

/** The same in our own dialect. */
export const OWN_ARTICLE = 'article';
