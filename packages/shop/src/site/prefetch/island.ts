import { defineIsland } from '@stirrup/runtime';

/**
 * Links: the page behind one is fetched while the visitor is still about to follow it.
 *
 * @example
 * ```html
 * <script id="breeze-prefetch-js-extra">var breeze_prefetch = {"ignore_list": ["/cart/", "wp-admin"]};</script>
 *
 * <main data-island="prefetch" data-limit="10">…</main>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { prefetch } from '@stirrup/shop/prefetch';
 *
 * start(prefetch);
 * ```
 * Follows swatches-and-others.md §4.
 */
export const prefetch = defineIsland({
  name: 'prefetch',
  selectors: {
    stirrup: '[data-island="prefetch"]',
    // The CMS prints it for the page as a whole.
    breeze: '#breeze-prefetch-js-extra',
  },
  // Nobody can keep that script from fetching.
  yieldsTo: { breeze: '#breeze-prefetch-js' },
  start: 'idle',
  load: () => import('./prefetch.ts'),
});
