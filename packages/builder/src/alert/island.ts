import { defineIsland } from '@stirrup/runtime';

/**
 * Alert: content that a visitor shows and hides with a button.
 *
 * @example
 * ```html
 * <div data-island="alert">
 *   <button type="button" data-part="trigger">More</button>
 *   <p data-part="content">…</p>
 * </div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { alert } from '@stirrup/builder/alert';
 *
 * start(alert);
 * ```
 */
export const alert = defineIsland({
  name: 'alert',
  start: 'load',
  holds: ['click'],
  load: () => import('./alert.ts'),
});
