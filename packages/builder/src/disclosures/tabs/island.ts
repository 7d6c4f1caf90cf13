import { defineIsland } from '@stirrup/runtime';

/**
 * Tabs: titles that each show their own pane, one pane at a time.
 *
 * @example
 * ```html
 * <div data-island="tabs" data-options='{"openTab":1}'>
 *   <div data-part="list"><button data-part="title">Fit</button><button data-part="title">Care</button></div>
 *   <section data-part="pane">…</section>
 *   <section data-part="pane">…</section>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { tabs } from '@stirrup/builder/tabs';
 *
 * start(tabs);
 * ```
 * Follows bricks-elements.md §10.
 */
export const tabs = defineIsland({
  name: 'tabs',
  selectors: {
    bricks: ['.brxe-tabs', '.brxe-tabs-nested'],
    woocommerce: ['.woocommerce-tabs', '.wc-tabs-wrapper'],
  },
  start: 'visible',
  holds: ['click', 'keydown'],
  load: () => import('./tabs.tsx'),
});
