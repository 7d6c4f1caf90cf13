import { defineIsland } from '@stirrup/runtime';

/**
 * The banner for managers of a shop that is not open yet: dismissed until the next login.
 *
 * @example
 * ```html
 * <div id="coming-soon-footer-banner">
 *   <div class="coming-soon-footer-banner__content">Coming soon</div>
 *   <a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="0123456789"></a>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { comingSoonBanner } from '@stirrup/shop/coming-soon-banner';
 *
 * start(comingSoonBanner);
 * ```
 * Follows woocommerce.md §3.13, §4.1.7.
 */
export const comingSoonBanner = defineIsland({
  name: 'coming-soon-banner',
  selectors: { woocommerce: '#coming-soon-footer-banner' },
  start: 'load',
  holds: ['click'],
  load: () => import('./coming-soon-banner.ts'),
});
