import { type DialectNames, defineContract } from '@stirrup/runtime';

const names = {
  parts: { control: 'input', option: 'li', label: 'label', text: '.brx-option-text' },
  states: { active: 'brx-option-active' },
} as const;

/** Names of parts and states (bricks-dynamic.md §4.2). */
export const filterChoicesContract = defineContract({
  parts: [
    /** A radio button or a checkbox. */
    'control',
    /** Holds one control and all that belongs to it. */
    'option',
    'label',
    /** Says what is chosen; where the dialect gives it a `tabindex` it looks like a button, and takes the focus. */
    'text',
  ],
  states: [
    /** An option that is chosen, its label and its text. */
    'active',
  ],
  // Answers bring options, and take them away.
  mayGrow: true,
  dialects: { stirrup: names, bricks: names },
});

/** The names of the parts in a dialect. */
export type ChoiceNames = DialectNames<(typeof filterChoicesContract)['parts'][number], string>['parts'];

/** Depth of an option in its hierarchy, from 0. */
export const DEPTH = 'data-depth';
