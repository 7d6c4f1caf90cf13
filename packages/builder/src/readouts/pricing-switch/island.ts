import { defineIsland } from '@stirrup/runtime';

/**
 * Pricing switches: tabs that each show their own tables of prices, such as monthly and yearly ones.
 *
 * @example
 * ```html
 * <div class="brxe-pricing-tables"><ul class="tabs">…</ul><ul class="pricing-tables">…</ul></div>
 *
 * <div data-island="pricing-switch">
 *   <div data-part="list" aria-label="Prices">
 *     <button type="button" data-part="tab" data-group="month">Monthly</button>
 *     <button type="button" data-part="tab" data-group="year">Yearly</button>
 *   </div>
 *   <section data-part="table" data-group="month">…</section>
 *   <section data-part="table" data-group="year">…</section>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { pricingSwitch } from '@stirrup/builder/pricing-switch';
 *
 * start(pricingSwitch);
 * ```
 * Follows bricks-elements.md §42, §50 (no. 19, 29).
 */
export const pricingSwitch = defineIsland({
  name: 'pricing-switch',
  selectors: { bricks: '.brxe-pricing-tables' },
  // As printed, no key reaches the tabs, and Tab would be past a switch that comes up in view.
  start: 'load',
  holds: ['click', 'keydown'],
  load: () => import('./pricing-switch.tsx'),
});
