import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { SETTINGS } from './contract.ts';

/** Texts of variation forms (woocommerce.md §1.5). */
export const variationSettings = defineSettings(
  SETTINGS,
  z.object({
    i18n_no_matching_variations_text: printedString,
    i18n_make_a_selection_text: printedString,
    i18n_unavailable_text: printedString,
    i18n_reset_alert_text: printedString,
  }),
  {
    i18n_no_matching_variations_text: '',
    i18n_make_a_selection_text: '',
    i18n_unavailable_text: '',
    i18n_reset_alert_text: '',
  },
);
