import type { Texts } from './text.ts';

/** What forms say that are filled in by steps, and of fields that come and go. */
export const stepTexts = {
  fieldAppeared: 'One more to fill in: %s',
  nextStep: 'Next',
  previousStep: 'Back',
  stepOf: 'Step %1$s of %2$s',
} as const satisfies Texts;
