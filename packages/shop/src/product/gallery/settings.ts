import { defineSettings, printedBoolean, printedObject, printedString } from '@stirrup/cms';
import * as z from 'zod/mini';
import { PARAMS } from './contract.ts';

/** Gallery features of the theme, and its options of each (woocommerce.md §1.6). @default all */
export const gallerySettings = defineSettings(
  PARAMS,
  z.object({
    i18n_product_gallery_trigger_text: printedString,
    flexslider_enabled: printedBoolean,
    zoom_enabled: printedBoolean,
    photoswipe_enabled: printedBoolean,
    photoswipe_options: printedObject,
    flexslider: printedObject,
    zoom_options: printedObject,
  }),
  {
    i18n_product_gallery_trigger_text: '',
    flexslider_enabled: '1',
    zoom_enabled: '1',
    photoswipe_enabled: '1',
    photoswipe_options: {},
    flexslider: {},
    zoom_options: {},
  },
);
