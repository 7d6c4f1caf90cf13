import { defineIsland } from '@stirrup/runtime';

/**
 * Notices of the shop: each can be dismissed, and what the page opens with gets the focus.
 *
 * The content of a shop's container is claimed, not the container: so a notice from any script is looked after, and most
 * pages, which have only empty containers, load nothing. On a checkout, whose script scrolls to notices through the shop's
 * helper, it offers that.
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
      // Themes print them bare, too.
      'div.woocommerce > :is(.woocommerce-message, .woocommerce-error)',
      'form.woocommerce-checkout',
    ],
  },
  start: 'load',
  load: () => import('./notices.tsx'),
});
