import { defineContract } from '@stirrup/runtime';

/** The parts of a rating (woocommerce.md §3.19). */
export const ratingStarsContract = defineContract({
  parts: [
    /** Label of the rating. */
    'label',
    /** Select with the values of five stars; the stars replace it. */
    'select',
  ],
  dialects: {
    stirrup: { parts: { label: 'label', select: 'select' } },
    woocommerce: { parts: { label: 'label', select: 'select' } },
  },
});

/**
 * Dialect of the shop's reviews: page settings say whether they need a rating, and the shop's own script handles them.
 */
export const SHOP = 'woocommerce';

/** Classes of the shop's own stars before the select (woocommerce.md §4.5); themes style them. */
export const CLASS = {
  /** On the paragraph. */
  stars: 'stars',
  /** On the paragraph of a given rating. */
  selected: 'selected',
  /** On each star, followed by its number. */
  star: 'star-',
  /** On the chosen star. */
  active: 'active',
  /** On each star up to the chosen one; the builder's themes draw these (bricks-dynamic.md §8.8). */
  filled: 'bricks-star-filled',
} as const;

/**
 * Values of the select's options, from worst to best; an empty value means no rating (woocommerce.md §3.19).
 */
export const VALUES = ['1', '2', '3', '4', '5'] as const;

/** Emitted on the select after the stars were added; other scripts search them then (woocommerce.md §4.5). */
export const INIT = 'init';

/** Stars of the shop's own script; ours have the role of a radio group. */
export const LEGACY_STARS = '.stars [role="group"]';

/** Our elements in a clone of a hydrated form. */
export const COPIED = '.stars, .stars ~ [role="alert"]';
