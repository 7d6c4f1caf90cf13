import { isRecord } from '../schema/is-record.ts';
import { GLOBALS } from './contract.ts';
import { builderSettings } from './page-settings.ts';
import { readGlobal } from './read-global.ts';

/** What sliders and maps say, in English; the builder prints them in the page's language under the same names. */
const english = {
  carousel: 'carousel',
  firstSlide: 'Go to first slide',
  lastSlide: 'Go to last slide',
  nextSlide: 'Next slide',
  noLocationsFound: 'No locations found',
  pause: 'Pause autoplay',
  play: 'Start autoplay',
  prevSlide: 'Previous slide',
  select: 'Select a slide to show',
  slide: 'slide',
  slideLabel: '%1$s of %2$s',
  slideX: 'Go to slide %s',
} as const;

/** Name of a text of sliders and maps. */
export type ElementTextName = keyof typeof english;

/**
 * A text by which a slider or a map speaks to screen readers: the site's own (`stirrup_texts`), else the builder's
 * (`bricksData.i18n`, and `splide` in it), else English. Values take the places of `%s`, or of `%1$s` and `%2$s`; the
 * builder leaves them in the page.
 *
 * @example
 * ```ts
 * elementText('slideX', 3); // 'Go to slide 3'
 * elementText('slideLabel', 3, 7); // '3 of 7'
 * ```
 * Follows contracts/bricks-elements.md §2.1.
 */
export function elementText(name: ElementTextName, ...values: readonly (string | number)[]): string {
  const { i18n } = builderSettings();
  const inSplide = isRecord(i18n['splide']) ? i18n['splide'][name] : undefined;
  const printed = [readGlobal(GLOBALS.texts)?.[name], i18n[name], inSplide];
  const text = printed.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '');
  let next = 0;
  return (text ?? english[name]).replace(/%(?:(\d)\$)?s/g, (place, number: string | undefined) => {
    const index = number === undefined ? next++ : Number(number) - 1;
    return String(values[index] ?? place);
  });
}
