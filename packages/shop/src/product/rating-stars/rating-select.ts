import { ratingSettings } from '@stirrup/cms';
import type { IslandParts } from '@stirrup/runtime';
import { LEGACY_STARS, REVIEW, type ratingStarsContract, VALUES } from './contract.ts';

type Rating = Pick<IslandParts<(typeof ratingStarsContract)['parts'][number]>, 'element' | 'dialect' | 'parts'>;

/**
 * The select that stars can stand in for. One with other values than five stars have stays what it is, and so does one that
 * another script looks after: two at one rating choose twice.
 */
export function ratingSelect({ element, dialect, parts }: Rating): HTMLSelectElement | undefined {
  const select = parts.select[0]?.element;
  if (!(select instanceof HTMLSelectElement) || !hasFiveValues(select)) return undefined;
  return dialect === REVIEW && element.querySelector(LEGACY_STARS) ? undefined : select;
}

function hasFiveValues({ options }: HTMLSelectElement): boolean {
  const values = [...options].map(({ value }) => value);
  return values.sort().join('') === VALUES.join('');
}

/** Whether a rating has to be given: its select says so, or the page does of all reviews. */
export function isRatingRequired({ dialect, parts }: Rating): boolean {
  const isPrinted = parts.select[0]?.server('required') != null;
  return isPrinted || (dialect === REVIEW && ratingSettings().review_rating_required);
}
