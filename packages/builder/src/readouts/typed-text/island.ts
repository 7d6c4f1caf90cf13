import { defineIsland } from '@stirrup/runtime';

/**
 * Typed texts: one or several, written and deleted letter by letter, as long as somebody sees it.
 *
 * @example
 * ```html
 * <h1 class="brxe-animated-typing" data-script-args='{"strings":["oats","hay"],"loop":true}'>
 *   <span class="prefix">We sell </span><span class="typed"></span>
 * </h1>
 *
 * <p data-island="typed-text" data-strings='["oats","hay"]' data-cursor="|" data-loop>
 *   We sell <span data-part="typed">oats and hay</span>
 * </p>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { typedText } from '@stirrup/builder/typed-text';
 *
 * start(typedText);
 * ```
 * Follows bricks-elements.md §43.
 */
export const typedText = defineIsland({
  name: 'typed-text',
  selectors: { bricks: '.brxe-animated-typing' },
  // The builder's script types wherever its library is on the page.
  yieldsTo: { bricks: '#bricks-typed-js' },
  start: 'visible',
  load: () => import('./typed-text.ts'),
});
