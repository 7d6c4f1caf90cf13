import { defineIsland } from '@stirrup/runtime';

/**
 * The rating of a review: stars in place of its select, chosen by pointer and keys, and asked for where one is needed.
 *
 * @example
 * ```html
 * <div class="comment-form-rating">
 *   <label for="rating" id="comment-form-rating-label">Your rating</label>
 *   <select name="rating" id="rating" required><option value="">Rate…</option><option value="5">Perfect</option>…</select>
 * </div>
 *
 * <div data-island="rating-stars">
 *   <label for="comfort">Comfort</label>
 *   <select name="comfort" id="comfort"><option value="">Rate…</option><option value="1">Poor</option>…</select>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { ratingStars } from '@stirrup/shop/rating-stars';
 *
 * start(ratingStars);
 * ```
 * Follows woocommerce.md §1.6, §3.19, §4.5 and bricks-dynamic.md §8.8.
 */
export const ratingStars = defineIsland({
  name: 'rating-stars',
  selectors: { woocommerce: '.comment-form-rating' },
  // Two scripts at one rating choose twice.
  yieldsTo: { woocommerce: '#wc-single-product-js' },
  // Not only in sight: the tab of the reviews would open with the select, which then gave way.
  start: 'idle',
  load: () => import('./rating-stars.tsx'),
});
