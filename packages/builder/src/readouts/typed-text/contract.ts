import { defineContract } from '@stirrup/runtime';

/** Names of parts (bricks-elements.md §43). */
export const typedTextContract = defineContract({
  parts: [
    /** The text that is typed. */
    'typed',
  ],
  dialects: {
    bricks: { parts: { typed: '.typed' } },
  },
});

/** Attribute with the builder's options, in JSON (bricks-elements.md §43). */
export const OPTIONS = 'data-script-args';

/** Attribute with the script id (bricks-elements.md §1.2). */
export const SCRIPT_ID = 'data-script-id';

/** Key of `bricksData` with the page's typed texts by script id (bricks-elements.md §43). */
export const INSTANCES = 'animatedTypingInstances';

/** Methods of each, by which site code plays it. */
export const ACTS = ['start', 'stop', 'toggle', 'reset'] as const;

/** Pauses in ms within a text (bricks-elements.md §43). */
export const PAUSES = /\^\d+/g;

/** An ampersand in HTML: those of the builder's texts are no more than that (bricks-elements.md §43). */
export const ESCAPED_AMPERSAND = '&amp;';

/** Controls in a typed text. */
export const OPERABLE = 'a[href], button';

/** Attribute of everything that the island adds: a copy of a live island contains it, too. */
export const ADDED = 'data-typed-addition';
