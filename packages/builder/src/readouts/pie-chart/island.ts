import { defineIsland } from '@stirrup/runtime';

/**
 * Pie charts: a percentage as a ring, which is drawn once it is seen.
 *
 * @example
 * ```html
 * <div class="brxe-pie-chart" data-percent="60" data-bar-color="#f00" data-track-color="#ddd" data-size="160" data-line-width="8">
 *   <span class="content">60%</span>
 * </div>
 *
 * <div data-island="pie-chart" data-percent="60" data-bar-colour="var(--accent)" data-line-cap="round">60 %</div>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { pieChart } from '@stirrup/builder/pie-chart';
 *
 * start(pieChart);
 * ```
 * Follows bricks-elements.md §40.
 */
export const pieChart = defineIsland({
  name: 'pie-chart',
  selectors: { bricks: '.brxe-pie-chart' },
  // The builder's script draws a picture of its own.
  yieldsTo: { bricks: '#bricks-scripts-js' },
  start: 'visible',
  load: () => import('./pie-chart.ts'),
});
