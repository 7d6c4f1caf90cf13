import type { Texts } from '@stirrup/cms/texts';

/** Labels of a calendar's buttons, and the validation error for an invalid date. `%s` is a valid one. */
export const datePickerTexts = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  wrongDate: 'Please enter a date, such as %s.',
} as const satisfies Texts;
