import { defineSettings, flag } from '@stirrup/cms';
import * as z from 'zod/mini';

/** Options of the plugin's commercial part for lists of products (contracts/swatches-and-others.md §1.2). */
export const loopSettings = defineSettings(
  'woo_variation_swatches_pro_options',
  z.object({
    archive_show_availability: flag,
    enable_catalog_mode: flag,
    disable_catalog_mode_on_single_attribute: flag,
  }),
  { archive_show_availability: '', enable_catalog_mode: '', disable_catalog_mode_on_single_attribute: '' },
);
