import { type DialectNames, defineContract, type PartName } from '@stirrup/runtime';

const names = {
  parts: { control: 'input', option: 'li', label: 'label', text: '.brx-option-text' },
  states: { active: 'brx-option-active' },
} as const;

/** Names of parts and states (bricks-dynamic.md §4.2). */
export const filterChoicesContract = defineContract({
  parts: [
    /** A radio button or a checkbox. */
    'control',
    /** The container of one control, its label and its text. */
    'option',
    /** The label of one control. */
    'label',
    /** The text of an option. If the dialect gives it a `tabindex`, it looks like a button and takes the focus. */
    'text',
  ],
  states: [
    /** Set on a chosen option, its label and its text. */
    'active',
  ],
  // Responses add and remove options.
  mayGrow: true,
  dialects: { stirrup: names, bricks: names },
});

/** The names of the parts in a dialect. */
export type ChoiceNames = DialectNames<PartName<typeof filterChoicesContract>, string>['parts'];

/** Attribute with the depth of an option in its hierarchy, from 0. */
export const DEPTH = 'data-depth';
