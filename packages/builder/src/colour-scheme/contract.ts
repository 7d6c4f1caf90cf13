/** What a control does, and where it says so (contracts/swatches-and-others.md §3). */
export const CONTROL_ATTRIBUTE = 'data-acss-color-scheme';

/** Class of the controls whose scheme shows. Those that toggle never have it. */
export const ACTIVE_CLASS = 'active';

/** The script that we stand in for: where it is still on the page, it listens to clicks on the same controls. */
export const LEGACY_SCRIPT = '#color-scheme-switcher-frontend-js';
