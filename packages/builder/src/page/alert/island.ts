import { defineIsland } from '@stirrup/runtime';

/**
 * Alerts that a visitor can dismiss, for this page or for good.
 *
 * @example
 * ```html
 * <div class="brxe-alert alert info dismissable"><div class="content"><p>…</p></div><svg>…</svg></div>
 *
 * <div data-island="alert" data-remember="closed-on-monday">
 *   <p>We are closed on Monday.</p> <button type="button" data-part="dismiss">Dismiss</button>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { alert } from '@stirrup/builder/alert';
 *
 * start(alert);
 * ```
 * Follows bricks-elements.md §9.
 */
export const alert = defineIsland({
  name: 'alert',
  selectors: { bricks: '.brxe-alert.dismissable' },
  start: 'load',
  holds: ['click'],
  load: () => import('./alert.ts'),
});
