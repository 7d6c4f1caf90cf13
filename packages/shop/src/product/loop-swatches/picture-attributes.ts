import { isRecord } from '@stirrup/cms';
import { textOf } from '../text-of.ts';
import type { Variation } from '../variation-data/variation.ts';
import { PICTURE_ATTRIBUTES } from './contract.ts';

/**
 * Attributes for a variation's picture; those of the list's size for a preview, which describes all sizes. Undefined for a
 * variation without a picture (woocommerce.md §5.6).
 */
export function pictureAttributes({ image }: Variation): Readonly<Record<string, string>> | undefined {
  if (!isRecord(image)) return undefined;
  const texts = Object.fromEntries(PICTURE_ATTRIBUTES.map((name) => [name, textOf(image, name)]));
  const src = textOf(image, 'thumb_src') || textOf(image, 'src');
  return src ? { ...texts, src } : undefined;
}
