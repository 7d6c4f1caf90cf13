import type { Texts } from './text.ts';

/** What the buttons of a calendar are called. */
export const datePickerTexts = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
} as const satisfies Texts;
