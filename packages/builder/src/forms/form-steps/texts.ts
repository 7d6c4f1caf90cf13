import type { Texts } from '@stirrup/cms/texts';

/** Texts of multi-step forms and of conditional fields. */
export const stepTexts = {
  /** `%s` is the label of a field, or several labels. */
  fieldAppeared: 'One more to fill in: %s',
  nextStep: 'Next',
  previousStep: 'Back',
  /** `%1$s` is the number of the step, `%2$s` that of the last one. */
  stepOf: 'Step %1$s of %2$s',
} as const satisfies Texts;
