import { defineIsland } from '@stirrup/runtime';

/**
 * Countdowns: the days, hours, minutes and seconds until an instant, in any time zone.
 *
 * @example
 * ```html
 * <div class="brxe-countdown" data-bricks-countdown-options='{"date":"2031-05-04 12:00","timezone":"UTC+02:00","fields":[{"format":"%D days"}]}'></div>
 *
 * <p data-island="countdown" data-date="2031-05-04 12:00" data-timezone="Europe/Berlin" data-action="text" data-action-text="The sale is on.">
 *   The sale begins <span data-part="format" data-format="in %d days, %H:%M:%S">on 4 May 2031 at noon</span>.
 * </p>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { countdown } from '@stirrup/builder/countdown';
 *
 * start(countdown);
 * ```
 * Follows bricks-elements.md §35.
 */
export const countdown = defineIsland({
  name: 'countdown',
  selectors: { bricks: '.brxe-countdown' },
  // The builder's script would write into the same element each second.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  load: () => import('./countdown.ts'),
});
