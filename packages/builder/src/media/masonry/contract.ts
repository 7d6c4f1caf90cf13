import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §24). All other children of the root are items. */
export const masonryContract = defineContract({
  parts: [
    /** An empty element as wide as a column. Without one, the first item is. */
    'sizer',
    /** An empty element as wide as the space between columns. Without one, the root's `gap` is used. */
    'gutter',
  ],
  states: [
    /** Printed on the root: it is invisible until its items have their places. */
    'pending',
  ],
  dialects: {
    stirrup: { states: { pending: '[data-pending]' } },
    bricks: {
      parts: { sizer: '.bricks-isotope-sizer', gutter: '.bricks-gutter-sizer' },
      states: { pending: 'isotope-before-init' },
    },
  },
});

/** The builder's options of a masonry element, as JSON (bricks-elements.md §24). */
export const OPTIONS = 'data-brx-masonry-json';

/** The builder's name of a layout in rows; its other layouts are masonry. */
export const ROWS = 'grid';

/** Looks of items before they appear, by the builder's names; without one, it is `scale` (bricks-elements.md §24). */
export const BEFORE: Readonly<Record<string, string>> = {
  fade: 'none',
  slideLeft: 'translate(-50%)',
  slideRight: 'translate(50%)',
  skew: 'skew(20deg)',
};
