import type { Texts } from '@stirrup/cms/texts';

/** Texts of multi-step forms and of conditional fields. */
export const stepTexts = {
  fieldAppeared: 'One more to fill in: %s',
  nextStep: 'Next',
  previousStep: 'Back',
  stepOf: 'Step %1$s of %2$s',
} as const satisfies Texts;
