import { isRecord } from '../schema/is-record.ts';
import { builderSettings } from '../settings/page-settings.ts';
import { sliderTexts } from './slider-texts.ts';
import { printedText } from './text.ts';

/** Name of a text of sliders and maps. */
export type ElementTextName = keyof typeof sliderTexts;

/**
 * An accessible text of a slider or a map: the site's own (`stirrup_texts`), else the builder's (`bricksData.i18n`, and
 * `splide` in it), else English. Values replace `%s`, or `%1$s` and `%2$s`, which the builder prints as placeholders.
 *
 * @example
 * ```ts
 * elementText('slideX', 3); // 'Go to slide 3'
 * elementText('slideLabel', 3, 7); // '3 of 7'
 * ```
 * Follows bricks-elements.md §2.1.
 */
export function elementText(name: ElementTextName, ...values: readonly (string | number)[]): string {
  const { splide } = builderSettings().i18n;
  const inSplide = isRecord(splide) ? splide[name] : undefined;
  const text =
    printedText(sliderTexts, name) ?? (typeof inSplide === 'string' && inSplide ? inSplide : sliderTexts[name]);
  let next = 0;
  return text.replace(/%(?:(\d)\$)?s/g, (place, number: string | undefined) => {
    const index = number === undefined ? next++ : Number(number) - 1;
    return String(values[index] ?? place);
  });
}
