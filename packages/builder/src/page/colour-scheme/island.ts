import { defineIsland } from '@stirrup/runtime';

/**
 * Light and dark: controls that switch the page's colour scheme, and the scheme itself.
 *
 * @example
 * ```html
 * <button data-acss-color-scheme="toggle">Dark colours</button>
 *
 * <button data-island="colour-scheme">Dark colours</button>
 * <button data-island="colour-scheme" data-shows="light">Light</button>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { colourScheme } from '@stirrup/builder/colour-scheme';
 *
 * start(colourScheme);
 * ```
 * Follows swatches-and-others.md §3.
 */
export const colourScheme = defineIsland({
  name: 'colour-scheme',
  selectors: {
    // Pages without a control still apply the visitor's choice: there the settings' own script element is claimed.
    acss: ['[data-acss-color-scheme]', '#color-scheme-switcher-frontend-js-extra'],
  },
  start: 'visible',
  holds: ['click'],
  load: () => import('./colour-scheme.ts'),
});
