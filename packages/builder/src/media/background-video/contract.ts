import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §32). */
export const backgroundVideoContract = defineContract({
  parts: [
    /** The printed player of files. */
    'film',
  ],
  states: [
    /** Printed on the root: another script has yet to show the film, or has begun to. */
    'waiting',
    'shown',
  ],
  dialects: {
    stirrup: { parts: { film: 'video' }, states: { shown: '[data-shown]' } },
    bricks: { parts: { film: 'video' }, states: { waiting: 'bricks-lazy-video', shown: 'loaded' } },
  },
});
