import { defineContract } from '@stirrup/runtime';

/**
 * Elements that the shop's script fills, and the classes of their new content (woocommerce.md §3.15, §4.8).
 */
export const CORE = {
  track: '.price_slider',
  fields: 'input[name="min_price"], input[name="max_price"]',
  amount: '.price_slider_amount',
  min: 'data-min',
  max: 'data-max',
  step: 'data-step',
  trackClasses: ['ui-slider', 'ui-corner-all', 'ui-slider-horizontal', 'ui-widget', 'ui-widget-content'],
  barClasses: 'ui-slider-range ui-corner-all ui-widget-header',
  handleClasses: 'ui-slider-handle ui-corner-all ui-state-default',
  filled: '.ui-slider-range, .ui-slider-handle',
  sliders: '.ui-slider-handle > input',
} as const;

/** Names of parts and states (woocommerce.md §3.15, bricks-dynamic.md §8.7). Parts in pairs: lower, upper. */
export const priceSliderContract = defineContract({
  parts: [
    /** A range input that the visitor moves. The shop prints none; see {@link CORE}. */
    'slider',
    /** Holds the submitted value, unless the slider does. */
    'field',
    /** Shows the price at one end. */
    'value',
    /** Holds the handles; a press anywhere on it moves the nearer one. */
    'track',
    /** Shows the position of one slider on the track. */
    'handle',
    /** The part of the track between the handles. */
    'bar',
    /** Visible only while there is a slider. */
    'label',
  ],
  states: [
    /** Handle under the mouse. */
    'hover',
    /** Handle that keys move. */
    'focus',
    /** Handle that is being dragged. */
    'active',
  ],
  dialects: {
    stirrup: { parts: { slider: '[data-part="slider"]', value: '[data-part="value"]' } },
    bricks: { parts: { slider: 'input[type="range"]', value: '.value.lower, .value.upper' } },
    woocommerce: {
      parts: {
        slider: CORE.sliders,
        field: CORE.fields,
        value: '.price_slider_amount .from, .price_slider_amount .to',
        track: CORE.track,
        handle: '.ui-slider-handle',
        bar: '.ui-slider-range',
        label: '.price_label',
      },
      states: { hover: 'ui-state-hover', focus: 'ui-state-focus', active: 'ui-state-active' },
    },
  },
});

/** Dialect of the shop, whose slider its own script fills (woocommerce.md §4.8). */
export const SHOP = 'woocommerce';

/** Dialect whose slider submits after each change (bricks-dynamic.md §8.7). */
export const BUILDER = 'bricks';

/** Least distance between the handles, in units of the price; the shop's own slider has none (woocommerce.md §4.8). */
export const GAP = 4;

/** Events on the body (woocommerce.md §4.8). */
export const EVENT = {
  create: 'price_slider_create',
  slide: 'price_slider_slide',
  change: 'price_slider_change',
  updated: 'price_slider_updated',
  /** Makes the slider read its fields again. */
  init: 'init_price_filter',
  /**
   * Ours: requests that a query loop filter in place. Arguments: the loop's id, the prices by the names of their
   * fields.
   */
  filter: 'stirrup_filter_prices',
} as const;

/** Number of Page Up presses that cross the whole scale, as in the shop's own slider (woocommerce.md §4.8). */
export const PAGES = 5;

/** Global with the shop's price format (woocommerce.md §1.9). */
export const PARAMS = 'woocommerce_price_slider_params';
