/**
 * Restores the focus when its container closes, and recognises the key that closes it, `@stirrup/overlays/focus`: for
 * overlays, and for notices that a visitor dismisses. An entry of its own, because a notice is no overlay.
 */

export { isEscape } from './is-escape.ts';
export { rememberFocus } from './remember-focus.ts';
export { restoreFocus } from './restore-focus.ts';
