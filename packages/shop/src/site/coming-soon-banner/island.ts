import { defineIsland } from '@stirrup/runtime';

/**
 * The banner for managers of a shop that is not open yet: dismissed until the next login.
 *
 * @example
 * ```html
 * <div data-island="coming-soon-banner">
 *   Coming soon
 *   <button type="button" data-part="dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="0123456789">Dismiss</button>
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
