import { defineSettings, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { ADDRESS_SETTINGS, COUNTRY_SETTINGS } from './state-contract.ts';

/** Texts and states that the shop prints for its selects of countries (woocommerce.md §1.11). */
export const countrySettings = defineSettings(
  COUNTRY_SETTINGS,
  z.object({ countries: printedString, i18n_select_state_text: printedString }),
  { countries: '{}', i18n_select_state_text: '' },
);

/** The shop's rules for addresses, and the rows that they are about: JSON inside settings (woocommerce.md §1.11). */
export const addressSettings = defineSettings(
  ADDRESS_SETTINGS,
  z.object({ locale: printedString, locale_fields: printedString }),
  { locale: '{}', locale_fields: '{}' },
);
