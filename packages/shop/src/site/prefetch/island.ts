import { defineIsland } from '@stirrup/runtime';

/**
 * Links: a page is fetched while the visitor is about to follow its link.
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
    // The CMS prints it once for the whole page.
    breeze: '#breeze-prefetch-js-extra',
  },
  // That script fetches in any case.
  yieldsTo: { breeze: '#breeze-prefetch-js' },
  start: 'idle',
  load: () => import('./prefetch.ts'),
});
