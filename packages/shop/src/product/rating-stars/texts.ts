import { ratingSettings } from '@stirrup/cms';
import type { Texts } from '@stirrup/cms/texts';

/** Names of a rating's stars, and the error where one is required. */
export const ratingTexts = {
  chooseRating: { english: 'Please select a rating', printed: () => ratingSettings().i18n_required_rating_text },
  ratingOf1: { english: '1 of 5 stars', printed: () => ratingSettings().i18n_rating_options[0] ?? '' },
  ratingOf2: { english: '2 of 5 stars', printed: () => ratingSettings().i18n_rating_options[1] ?? '' },
  ratingOf3: { english: '3 of 5 stars', printed: () => ratingSettings().i18n_rating_options[2] ?? '' },
  ratingOf4: { english: '4 of 5 stars', printed: () => ratingSettings().i18n_rating_options[3] ?? '' },
  ratingOf5: { english: '5 of 5 stars', printed: () => ratingSettings().i18n_rating_options[4] ?? '' },
} as const satisfies Texts;
