import { defineContract } from '@stirrup/runtime';

/** A select has no parts; a theme may still name its options. */
export const filterSelectContract = defineContract({
  dialects: { bricks: {} },
});

/** Emitted natively, and through jQuery by plugins' replacements of a select. */
export const CHANGE = 'change';
