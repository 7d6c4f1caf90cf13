import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-dynamic.md §8.7). */
export const productsFilterContract = defineContract({
  parts: [
    /** One filter: a title and its controls. A dialect may use `<details>` instead. */
    'item',
    /** Opens and closes its item. */
    'title',
    /** The heading in a title: the builder's is of level 6, wherever it stands. */
    'heading',
    /** A choice: each change submits its form. */
    'control',
  ],
  states: [
    /** Set on an open item; styles show its controls. */
    'open',
  ],
  mayGrow: true,
  dialects: {
    stirrup: { parts: { control: '[data-part="control"]' } },
    bricks: {
      parts: {
        item: '.filter-item',
        title: '.filter-item > .title',
        heading: '.filter-item > .title > .title-tag',
        control: 'select, input:is([type="radio"], [type="checkbox"])',
      },
      states: { open: 'open' },
    },
  },
});
