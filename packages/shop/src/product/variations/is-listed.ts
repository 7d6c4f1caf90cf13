import { defineSettings, printedString } from '@stirrup/cms';
import { membersOf } from '@stirrup/runtime';
import * as z from 'zod/mini';
import { PRO_SETTINGS, THRESHOLDS } from './list-contract.ts';

/** The commercial part of the swatches plugin, which lists variations (swatches-and-others.md §1.2). */
export const swatchesProSettings = defineSettings(PRO_SETTINGS, z.object({ wc_ajax_url: printedString }), {
  wc_ajax_url: '',
});

/**
 * True if the swatches plugin lists this product's variations: its commercial part does so for more variations than the
 * page embeds, up to a limit (swatches-and-others.md §1.11).
 */
export function isListed(form: ParentNode): boolean {
  const place = membersOf(form).querySelector(THRESHOLDS.selector);
  const read = (name: string) => Number(place?.getAttribute(name) ?? Number.NaN);
  const total = read(THRESHOLDS.total);
  return swatchesProSettings().wc_ajax_url !== '' && total > read(THRESHOLDS.min) && total <= read(THRESHOLDS.max);
}
