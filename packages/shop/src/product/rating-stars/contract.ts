import { defineContract } from '@stirrup/runtime';

/** The parts of a rating (woocommerce.md §3.19). */
export const ratingStarsContract = defineContract({
  parts: [
    /** Names the rating. */
    'label',
    /** Has the values of five stars, and gives way to them. */
    'select',
  ],
  states: [],
  dialects: {
    stirrup: { parts: { label: 'label', select: 'select' }, states: {} },
    woocommerce: { parts: { label: 'label', select: 'select' }, states: {} },
  },
});

/** Dialect of the shop's reviews: the page says whether they need a rating, and the shop's own script looks after them. */
export const REVIEW = 'woocommerce';

/** Classes of the shop's own stars before the select (woocommerce.md §4.5): themes style the stars by them. */
export const CLASS = {
  /** Of the paragraph. */
  stars: 'stars',
  /** Of the paragraph, once there is a rating. */
  selected: 'selected',
  /** Of each star, with its number behind it. */
  star: 'star-',
  /** Of the star that is chosen. */
  active: 'active',
  /** Of each star up to it: the builder's themes draw them by it (bricks-dynamic.md §8.8). */
  filled: 'bricks-star-filled',
} as const;

/**
 * Values of the select's options, from the worst to the best; an empty one stands for no rating (woocommerce.md §3.19).
 */
export const VALUES = ['1', '2', '3', '4', '5'] as const;

/** Emitted on the select once the stars are there; other scripts look for them then (woocommerce.md §4.5). */
export const INIT = 'init';

/** Stars that the shop's own script has made: ours are a group of radio buttons to everybody. */
export const LEGACY_STARS = '.stars [role="group"]';

/** Elements of ours in a copy of a hydrated form. */
export const COPIED = '.stars, .stars ~ [role="alert"]';
