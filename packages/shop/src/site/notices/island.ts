import { defineIsland } from '@stirrup/runtime';

/**
 * Notices of the shop: each can be dismissed, and the page's first one is focused.
 *
 * The island is the content of a shop's container, not the container: so it handles notices of any script, and most
 * pages, whose containers are empty, load nothing. On a checkout, whose script scrolls to notices through the shop's
 * helper, it provides that helper.
 *
 * @example
 * ```html
 * <div class="woocommerce-notices-wrapper"><div class="woocommerce-message" role="alert">…</div></div>
 *
 * <div data-island="notices" data-options='{"growl":true}'></div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { notices } from '@stirrup/shop/notices';
 *
 * start(notices);
 * ```
 * Follows woocommerce.md §3.14, §4.1 and bricks-dynamic.md §8.2.
 */
export const notices = defineIsland({
  name: 'notices',
  selectors: {
    bricks: '.brxe-woocommerce-notice > *',
    woocommerce: [
      '.woocommerce-notices-wrapper > *',
      // Themes also print notices without a container. Without the role they are information, which stays.
      'div.woocommerce > [role="alert"]',
      'form.woocommerce-checkout',
    ],
  },
  start: 'load',
  load: () => import('./notices.tsx'),
});
