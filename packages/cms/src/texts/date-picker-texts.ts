import type { Texts } from './text.ts';

/** What the buttons of a calendar are called, and what is said of what is no date. `%s` is one. */
export const datePickerTexts = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  wrongDate: 'Please enter a date, such as %s.',
} as const satisfies Texts;
