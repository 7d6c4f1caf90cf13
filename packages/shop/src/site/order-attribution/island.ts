import { defineIsland } from '@stirrup/runtime';

/**
 * Order attribution: a visitor's source, kept in cookies and sent with the order.
 *
 * @example
 * ```html
 * <script id="wc-order-attribution-js-extra">
 *   var wc_order_attribution = { "params": { "lifetime": 1.0e-5, "session": 30, "allowTracking": true }, "fields": { … } };
 * </script>
 *
 * <script type="application/json" data-stirrup-settings data-island="order-attribution">
 *   { "wc_order_attribution": { "params": { "lifetime": 6, "consentCategory": "marketing" }, "fields": { … } } }
 * </script>
 *
 * <form method="post"><wc-order-attribution-inputs></wc-order-attribution-inputs> … </form>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { orderAttribution } from '@stirrup/shop/order-attribution';
 *
 * start(orderAttribution);
 *
 * wc_order_attribution.setOrderTracking(false);                  // clears the cookies, empties the fields
 * wc_order_attribution.getAttributionData().utm_source;          // null
 * ```
 * Follows woocommerce.md §6 and swatches-and-others.md §5. A page with the shop's own script is left to it.
 */
export const orderAttribution = defineIsland({
  name: 'order-attribution',
  selectors: {
    // The page itself, so that the visitor's first press wherever on it begins the island: it may lead to another page, and
    // only this one knows where the visitor comes from.
    woocommerce: 'html:has(#wc-order-attribution-js-extra) > body',
  },
  // That script counts and fills by itself, once per page, wherever the settings are (woocommerce.md §6).
  yieldsTo: { stirrup: '#wc-order-attribution-js', woocommerce: '#wc-order-attribution-js' },
  // Nobody sees it, and forms are sent later than that.
  start: 'idle',
  load: () => import('./order-attribution.ts'),
});
