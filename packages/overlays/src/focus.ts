/**
 * Moves the focus, restores it when its container closes, and recognises the key that closes it,
 * `@stirrup/overlays/focus`: for overlays, for notices that a visitor dismisses, and for places that a link leads to. An
 * entry of its own, because these are no overlays.
 */

export { tryFocus, tryFocusOnce } from './focusable.ts';
export { isEscape } from './is-escape.ts';
export { rememberFocus } from './remember-focus.ts';
export { restoreFocus } from './restore-focus.ts';
