import type { Texts } from '@stirrup/cms/texts';

/** Labels of a calendar's buttons, and the validation error for an invalid date. */
export const datePickerTexts = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  /** `%s` is a valid date, as the field shows it. */
  wrongDate: 'Please enter a date, such as %s.',
} as const satisfies Texts;
