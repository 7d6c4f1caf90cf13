import { defineContract } from '@stirrup/runtime';

/** Buttons have no parts (bricks-dynamic.md §4.2). */
export const filterButtonContract = defineContract({
  states: [
    /** Set while there is nothing to reset; hides the button. */
    'idle',
  ],
  dialects: {
    stirrup: { states: { idle: 'brx-no-active-filter' } },
    bricks: { states: { idle: 'brx-no-active-filter' } },
  },
});
