import { ratingSettings } from '@stirrup/cms';
import type { IslandBase, PartName } from '@stirrup/runtime';
import { LEGACY_STARS, type ratingStarsContract, SHOP, VALUES } from './contract.ts';

type Rating = Pick<IslandBase<PartName<typeof ratingStarsContract>>, 'element' | 'dialect' | 'parts'>;

/**
 * The select that stars can replace; undefined if its values do not fit five stars, or if another script handles it:
 * with two scripts a click would choose twice.
 */
export function ratingSelect({ element, dialect, parts }: Rating): HTMLSelectElement | undefined {
  const select = parts.select[0]?.element;
  if (!(select instanceof HTMLSelectElement) || !hasFiveValues(select)) return undefined;
  return dialect === SHOP && element.querySelector(LEGACY_STARS) ? undefined : select;
}

function hasFiveValues({ options }: HTMLSelectElement): boolean {
  const values = [...options].map(({ value }) => value);
  return values.sort().join('') === VALUES.join('');
}

/** True if a rating is required: by its select, or by the page's setting for all reviews. */
export function isRatingRequired({ dialect, parts }: Rating): boolean {
  const isPrinted = parts.select[0]?.printed('required') != null;
  return isPrinted || (dialect === SHOP && ratingSettings().review_rating_required);
}
