import { defineContract } from '@stirrup/runtime';

/** The island has neither parts nor states, but its options may have other names (bricks-elements.md §37). */
export const readingTimeContract = defineContract({
  dialects: { bricks: {} },
});

/** Item of a loop; its reading time is that of its own content (bricks-elements.md §37). */
export const LOOP_ITEM = '[data-query-loop-index]';

/** Content of a post, unless its author names another (bricks-elements.md §37). */
export const CONTENT = '.brxe-post-content';

/** Element that contains a post and its reading time, in any dialect. */
export const ARTICLE = 'article';

/** Content of a page without a post (bricks-elements.md §37); any page has a `<main>`. */
export const PAGE = '#brx-content, main';
