import type { Texts } from '@stirrup/cms/texts';
import { variationSettings } from './settings.ts';

/** Messages of a variation form (woocommerce.md §1.5). */
export const variationTexts = {
  chooseOptions: {
    english: 'Please choose the options first.',
    printed: () => variationSettings().i18n_make_a_selection_text,
  },
  noVariation: {
    english: 'No product matches these options. Please choose others.',
    printed: () => variationSettings().i18n_no_matching_variations_text,
  },
  optionsCleared: {
    english: 'The options were cleared. Please choose again.',
    printed: () => variationSettings().i18n_reset_alert_text,
  },
  variationUnavailable: {
    english: 'This product is not available. Please choose other options.',
    printed: () => variationSettings().i18n_unavailable_text,
  },
} as const satisfies Texts;
