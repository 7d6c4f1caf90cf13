import { defineContract } from '@stirrup/runtime';

/** Names of parts and states. */
export const readMoreContract = defineContract({
  parts: [
    /** The text, of which only the first lines show while it is closed. */
    'text',
    /** Opens and closes the text; printed hidden, and shown if some of the text is. */
    'button',
  ],
  states: [
    /** Set on the text while lines of it are hidden. */
    'closed',
  ],
  dialects: {},
});
