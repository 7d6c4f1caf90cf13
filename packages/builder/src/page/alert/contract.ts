import { defineContract } from '@stirrup/runtime';

/** Alerts that interrupt a screen reader when they come. */
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

/** Key of a dismissed alert in the browser's storage; followed by the name that its author gave it. */
export const STORAGE_KEY = 'stirrup-alert-';
