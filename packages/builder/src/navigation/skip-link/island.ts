import { defineIsland } from '@stirrup/runtime';

/**
 * Skip links: a link past the header moves the focus to its target, and not only the scroll position.
 *
 * @example
 * ```html
 * <a class="skip-link" href="#brx-content">Skip to main content</a>
 *
 * <a data-island="skip-link" href="#main">Skip to content</a>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { skipLink } from '@stirrup/builder/skip-link';
 *
 * start(skipLink);
 * ```
 * Follows bricks-elements.md §1.1, §7.
 */
export const skipLink = defineIsland({
  name: 'skip-link',
  // WordPress's class: the builder and classic themes print it alike.
  selectors: { wordpress: 'a.skip-link' },
  // That script has a listener of its own on each of them.
  yieldsTo: { wordpress: '#bricks-scripts-js' },
  // Most visitors never come near one; whoever does has the focus on it first.
  start: 'interaction',
  holds: ['click'],
  load: () => import('./skip-link.ts'),
});
