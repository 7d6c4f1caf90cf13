import { defineContract } from '@stirrup/runtime';

/** Buttons have no parts (bricks-dynamic.md §4.2). */
export const filterButtonContract = defineContract({
  parts: [],
  states: [
    /** Set while there is nothing to reset; hides the button. */
    'idle',
  ],
  dialects: {
    stirrup: { parts: {}, states: { idle: 'brx-no-active-filter' } },
    bricks: { parts: {}, states: { idle: 'brx-no-active-filter' } },
  },
});
