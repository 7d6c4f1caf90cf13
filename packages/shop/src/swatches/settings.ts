import { count, defineSettings, flag, words } from '@stirrup/cms';
import * as z from 'zod/mini';

/**
 * Options of the swatches plugin (contracts/swatches-and-others.md §1.2). Those without a default are printed by the
 * plugin's commercial part, or from release 2.5.0 on, only.
 */
export const swatchSettings = defineSettings(
  'woo_variation_swatches_options',
  z.object({
    clear_on_reselect: flag,
    show_variation_label: flag,
    variation_label_separator: words,
    show_variation_stock: flag,
    stock_label_threshold: count,
    clickable_out_of_stock: z.optional(flag),
    out_of_stock_tooltip_text: z.optional(words),
    disable_out_of_stock: z.optional(flag),
    deselect_unavailable: z.optional(flag),
    unavailable_tooltip_text: z.optional(words),
    enable_linkable_url: z.optional(flag),
    show_archive_variation_label: z.optional(flag),
    archive_variation_label_separator: z.optional(words),
    enable_clickable_out_of_stock_archive: z.optional(flag),
  }),
  {
    clear_on_reselect: '',
    show_variation_label: '1',
    variation_label_separator: ':',
    show_variation_stock: '',
    stock_label_threshold: '5',
  },
);
