import { defineContract } from '@stirrup/runtime';

/** A select has no parts: a theme names its options. */
export const filterSelectContract = defineContract({
  parts: [],
  states: [],
  dialects: { stirrup: { parts: {}, states: {} }, bricks: { parts: {}, states: {} } },
});

/** Raised natively, and through jQuery by menus that plugins put in place of a select. */
export const CHANGE = 'change';
