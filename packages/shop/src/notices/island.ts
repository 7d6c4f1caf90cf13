import { defineIsland } from '@stirrup/runtime';

/**
 * Places for the shop's notices: each can be dismissed, and what the page opens with gets the focus. An empty place is
 * looked after from its first notice of ours on: most pages never have one, and load nothing.
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
 * Follows contracts/woocommerce.md §§3.14, 4.1 and bricks-dynamic.md §8.2.
 */
export const notices = defineIsland({
  name: 'notices',
  selectors: {
    bricks: '.brxe-woocommerce-notice:not(:empty)',
    woocommerce: [
      '.woocommerce-notices-wrapper:not(:empty)',
      // Themes print them bare, too.
      'div.woocommerce:has(> .woocommerce-message)',
      'div.woocommerce:has(> .woocommerce-error)',
    ],
  },
  start: 'load',
  load: () => import('./notices.ts'),
});
