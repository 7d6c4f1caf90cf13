import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §41); it has no states. */
export const progressBarContract = defineContract({
  parts: [
    /** The track of a bar. */
    'bar',
    /** The filled part of a bar. */
    'fill',
    /** The name of a bar, beside it in the same element. */
    'label',
  ],
  dialects: {
    bricks: { parts: { bar: '.bar', fill: '.bar > span[data-width]', label: '.label' } },
  },
});

/** The value of a bar, on its filled part, in any dialect: a percentage, `85%` (bricks-elements.md §41). */
export const VALUE = 'data-width';
