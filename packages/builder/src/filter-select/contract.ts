/** Raised natively, and through jQuery by menus that plugins put in place of a select. */
export const CHANGE = 'change';
