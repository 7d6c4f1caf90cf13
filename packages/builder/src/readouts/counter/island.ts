import { defineIsland } from '@stirrup/runtime';

/**
 * Counters: numbers that count up or down once they are seen.
 *
 * @example
 * ```html
 * <div class="brxe-counter" data-bricks-counter-options='{"countFrom":0,"countTo":"12500","duration":1000,"thousands":true,"separator":"."}'>
 *   <span class="count">0</span><span class="suffix"> riders</span>
 * </div>
 *
 * <p data-island="counter" data-count-to="12500" data-thousands="true"><span data-part="count">12,500</span> riders</p>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { counter } from '@stirrup/builder/counter';
 *
 * start(counter);
 * ```
 * Follows bricks-elements.md §36.
 */
export const counter = defineIsland({
  name: 'counter',
  selectors: { bricks: '.brxe-counter' },
  // The builder's script reads the shown number to find the next.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  load: () => import('./counter.ts'),
});
