/**
 * Where the focus goes when what holds it is closed, `@stirrup/overlays/focus`: for overlays, and for notices that a
 * visitor dismisses. Apart from the rest, because a notice is no overlay.
 */
export { giveFocusBack } from './give-focus-back.ts';
export { rememberFocus } from './remember-focus.ts';
