import { defineIsland } from '@stirrup/runtime';
import { restoreNotice, showNotice } from './at-once.ts';

/**
 * The shop-wide notice: printed hidden, shown unless the visitor has dismissed it, dismissed until the browser is
 * closed.
 *
 * @example
 * ```html
 * <p class="woocommerce-store-notice demo_store" data-notice-id="5f2c…" style="display:none;">
 *   Free hay nets this week. <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a>
 * </p>
 *
 * <p data-island="store-notice" data-notice-id="hay-nets" hidden>
 *   Free hay nets this week. <button type="button" data-part="dismiss">Dismiss</button>
 * </p>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { storeNotice } from '@stirrup/shop/store-notice';
 *
 * start(storeNotice);
 * ```
 * Follows woocommerce.md §3.12, §4.1.3.
 */
export const storeNotice = defineIsland({
  name: 'store-notice',
  selectors: { woocommerce: '.woocommerce-store-notice' },
  start: 'idle',
  holds: ['click'],
  atOnce: showNotice,
  whenFailed: restoreNotice,
  load: () => import('./store-notice.ts'),
});
