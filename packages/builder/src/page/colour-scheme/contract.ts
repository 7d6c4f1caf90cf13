import { defineContract } from '@stirrup/runtime';

/** Attribute with the action of a control (swatches-and-others.md §3). */
export const CONTROL_ATTRIBUTE = 'data-acss-color-scheme';

/** How a control says that its scheme shows; it has no parts. */
export const colourSchemeContract = defineContract({
  parts: [],
  states: [
    /** Of the controls whose scheme shows. Those that toggle never have it. */
    'active',
  ],
  dialects: {
    stirrup: { parts: {}, states: { active: 'active' } },
    acss: { parts: {}, states: { active: 'active' } },
  },
});
