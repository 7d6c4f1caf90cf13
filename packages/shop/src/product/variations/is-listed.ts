import { defineSettings, printedString } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import * as z from 'zod/mini';
import { THRESHOLDS } from './list-contract.ts';

/** The commercial part of the swatches plugin: the one that answers lists (swatches-and-others.md §1.2). */
const swatchesProSettings = defineSettings(
  'woo_variation_swatches_pro_params',
  z.object({ wc_ajax_url: printedString }),
  {
    wc_ajax_url: '',
  },
);

/**
 * Whether the swatches plugin answers the whole list of this product: its commercial part does, for more variations
 * than the page embeds and fewer than it thinks too many (swatches-and-others.md §1.11).
 */
export function isListed(form: ParentNode): boolean {
  const place = membersOf(form).querySelector(THRESHOLDS.selector);
  const read = (name: string) => Number(place?.getAttribute(name) ?? Number.NaN);
  const total = read(THRESHOLDS.total);
  return swatchesProSettings().wc_ajax_url !== '' && total > read(THRESHOLDS.min) && total <= read(THRESHOLDS.max);
}
