import { defineContract } from '@stirrup/runtime';

/** A button has no parts (bricks-dynamic.md §4.2). */
export const filterButtonContract = defineContract({
  parts: [],
  states: [
    /** Nothing is chosen that could be reset: it does not show. */
    'idle',
  ],
  dialects: {
    stirrup: { parts: {}, states: { idle: 'brx-no-active-filter' } },
    bricks: { parts: {}, states: { idle: 'brx-no-active-filter' } },
  },
});
