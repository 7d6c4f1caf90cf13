import { defineContract } from '@stirrup/runtime';

/** Attribute with the action of a control (swatches-and-others.md §3). */
export const CONTROL_ATTRIBUTE = 'data-acss-color-scheme';

/** The state of a control whose scheme is active; it has no parts. */
export const colourSchemeContract = defineContract({
  states: [
    /** Set on controls of the active scheme, except those that toggle. */
    'active',
  ],
  dialects: {
    stirrup: { states: { active: 'active' } },
    acss: { states: { active: 'active' } },
  },
});
