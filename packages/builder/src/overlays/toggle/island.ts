import { defineIsland } from '@stirrup/runtime';
import { startOfToggle } from '../start-of-toggle.ts';

/**
 * Toggles: buttons that open and close a panel or a menu, or turn an attribute of any element on and off.
 *
 * @example
 * ```html
 * <button class="brxe-toggle" aria-label="Open" aria-expanded="false" data-selector="#brxe-offca1">
 *   <span class="brxa-wrap"><span class="brxa-inner"></span></span>
 * </button>
 *
 * <button type="button" data-island="toggle" data-options='{"target":"#filters"}' aria-expanded="false">Filters</button>
 * <button type="button" data-island="toggle" data-target="#list" data-attribute="data-view" data-value="grid">Grid</button>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { toggle } from '@stirrup/builder/toggle';
 *
 * start(toggle);
 * ```
 * Follows bricks-elements.md §20.
 */
export const toggle = defineIsland({
  name: 'toggle',
  selectors: { bricks: '.brxe-toggle' },
  // Two scripts at one toggle would turn it twice.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: startOfToggle,
  holds: ['click'],
  load: () => import('./toggle.tsx'),
});
