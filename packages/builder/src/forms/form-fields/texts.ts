import type { Texts } from '@stirrup/cms/texts';

/**
 * Validation errors of fields, used when neither the site nor the browser has a message, and the heading of their list.
 * `%s` is a number.
 */
export const fieldTexts = {
  missingEntry: 'Please fill in this field.',
  tooLong: 'Please use %s characters at most.',
  tooShort: 'Please use at least %s characters.',
  wrongEmail: 'Please enter an e-mail address, such as name@example.com.',
  wrongEntry: 'Please correct this field.',
  wrongFields: '%s fields need attention',
  wrongNumber: 'Please enter a number within the limits.',
  wrongUrl: 'Please enter a web address, such as example.com.',
} as const satisfies Texts;
