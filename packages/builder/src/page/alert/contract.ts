import { defineContract } from '@stirrup/runtime';

/** States of alerts that are announced assertively. */
const URGENT = { danger: 'danger', warning: 'warning' };

/** Names of parts and states (bricks-elements.md §9). */
export const alertContract = defineContract({
  parts: [
    /** Dismisses the alert: the builder's icon at its end, not the pictures in its content. */
    'dismiss',
  ],
  states: [
    /** Printed on the root. */
    'danger',
    'warning',
  ],
  dialects: {
    stirrup: { parts: { dismiss: '[data-part="dismiss"]' }, states: URGENT },
    bricks: { parts: { dismiss: ':scope > svg' }, states: URGENT },
  },
});

/** Prefix of a dismissed alert's key in the browser's storage; the author's name of it follows. */
export const STORAGE_KEY = 'stirrup-alert-';
