import * as z from 'zod/mini';
import { codec } from '../schema/codec.ts';
import { printedBoolean, printedString } from './codecs.ts';
import { GLOBALS } from './contract.ts';
import { defineSettings } from './define-settings.ts';

const list = codec('a list of texts', (printed): readonly string[] | undefined =>
  Array.isArray(printed) && printed.every((text) => typeof text === 'string') ? printed : undefined,
);

/** A review form's texts for its stars, and a flag for a required rating (woocommerce.md §1.6). */
export const ratingSettings = defineSettings(
  GLOBALS.singleProduct,
  z.object({
    i18n_required_rating_text: printedString,
    i18n_rating_options: list,
    review_rating_required: printedBoolean,
  }),
  { i18n_required_rating_text: '', i18n_rating_options: [], review_rating_required: '' },
);
