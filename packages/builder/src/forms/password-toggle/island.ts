import { defineIsland } from '@stirrup/runtime';

/**
 * Passwords with a button that shows the typed text and hides it again; sending or resetting the form hides it, too.
 *
 * @example
 * ```html
 * <div class="password-input-wrapper">
 *   <input type="password">
 *   <button type="button" class="password-toggle" aria-label="Show password">…</button>
 * </div>
 *
 * <label for="password">Password</label>
 * <span data-island="password-toggle">
 *   <input type="password" id="password"> <button type="button" data-part="toggle">Show password</button>
 * </span>
 * ```
 * ```ts
 * import { start } from '@stirrup/runtime';
 * import { passwordToggle } from '@stirrup/builder/password-toggle';
 *
 * start(passwordToggle);
 * ```
 * Follows bricks-dynamic.md §6.2, §6.9.
 */
export const passwordToggle = defineIsland({
  name: 'password-toggle',
  selectors: { bricks: '.password-input-wrapper' },
  start: 'visible',
  holds: ['click'],
  load: () => import('./password-toggle.ts'),
});
