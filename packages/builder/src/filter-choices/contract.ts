/** One option, and what shows its state beside its control (§4.2). */
export const OPTION = { item: 'li', state: 'li, label, .brx-option-text' } as const;

/** Class of what shows that an option is chosen. */
export const ACTIVE_CLASS = 'brx-option-active';

/** How deep an option lies in its hierarchy, from 0. */
export const DEPTH = 'data-depth';

/** The text of an option that looks like a button: what takes the focus then. */
export const TEXT_BUTTON = '.brx-option-text[tabindex]';
