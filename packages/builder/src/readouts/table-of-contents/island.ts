import { defineIsland } from '@stirrup/runtime';

/**
 * Table of contents: a nested list with a link to each heading of the page, the one in view marked as current.
 *
 * @example
 * ```html
 * <nav class="brxe-post-toc" aria-label="Table of contents" data-heading-selectors="h2, h3"></nav>
 *
 * <nav data-island="table-of-contents" aria-label="In this story" data-content-selector="article"></nav>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { tableOfContents } from '@stirrup/builder/table-of-contents';
 *
 * start(tableOfContents);
 * ```
 * Follows bricks-elements.md §39.
 */
export const tableOfContents = defineIsland({
  name: 'table-of-contents',
  selectors: { bricks: '.brxe-post-toc' },
  // That script fills it, too, and empties it before.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  // Not when it comes near: headings get their ids here, and the address may name one.
  start: 'idle',
  load: () => import('./table-of-contents.ts'),
});
