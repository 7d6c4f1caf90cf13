/**
 * Restores the focus when its container closes, and tells the key that closes it, `@stirrup/overlays/focus`: for
 * overlays, and for notices that a visitor dismisses. Apart from the rest, because a notice is no overlay.
 */

export { isEscape } from './is-escape.ts';
export { rememberFocus } from './remember-focus.ts';
export { restoreFocus } from './restore-focus.ts';
