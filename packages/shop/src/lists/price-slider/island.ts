import { defineIsland } from '@stirrup/runtime';

/**
 * Price filters: two handles for the lowest and the highest price, on the fields of the form.
 *
 * @example
 * ```html
 * <div class="price_slider_wrapper">
 *   <div class="price_slider" style="display:none"></div>
 *   <div class="price_slider_amount" data-step="10">
 *     <input name="min_price" value="0" data-min="0"> <input name="max_price" value="90" data-max="90">
 *     <button>Filter</button>
 *     <div class="price_label" style="display:none">Price: <span class="from"></span> — <span class="to"></span></div>
 *   </div>
 * </div>
 *
 * <div data-island="price-slider" data-options='{"symbol":"€","position":"rightSpace","gap":5}'>
 *   <label>From <input data-part="slider" type="range" name="min_price" max="90" value="0"></label>
 *   <label>To <input data-part="slider" type="range" name="max_price" max="90" value="90"></label>
 *   <output data-part="value"></output> to <output data-part="value"></output>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { priceSlider } from '@stirrup/shop/price-slider';
 *
 * start(priceSlider);
 * ```
 * Follows woocommerce.md §1.9, §3.15, §4.8 and bricks-dynamic.md §8.7.
 */
export const priceSlider = defineIsland({
  name: 'price-slider',
  selectors: {
    // The query loops' range filter has one, too, without a currency.
    bricks: '.double-slider-wrap[data-currency]',
    woocommerce: '.price_slider_wrapper',
  },
  start: 'visible',
  load: () => import('./price-slider.tsx'),
});
