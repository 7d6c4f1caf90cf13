import { defineIsland } from '@stirrup/runtime';

/**
 * The rating of a review: stars replace its select, for pointer and keys, with a validation error if one is required.
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
  // With two scripts a click would choose twice.
  yieldsTo: { woocommerce: '#wc-single-product-js' },
  // Before it is in sight: otherwise the tab of the reviews would open with the select, and shift when stars replace
  // it.
  start: 'idle',
  load: () => import('./rating-stars.tsx'),
});
