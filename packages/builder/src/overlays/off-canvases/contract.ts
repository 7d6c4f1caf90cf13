/** Classes of open and of closing panels (bricks-elements.md §13, §21). */
export const OPEN_CLASS = 'brx-open';
export const CLOSING_CLASS = 'brx-closing';

/** Class of a control whose panel is open (bricks-elements.md §20). */
export const ACTIVE_CLASS = 'is-active';

/**
 * Attribute of an open panel that holds its opener's id (bricks-elements.md §20), and the opener's attributes with that
 * id.
 */
export const TOGGLED_BY = 'data-toggle-script-id';
export const TOGGLE_IDS = ['data-script-id', 'data-interaction-id'] as const;

/** Attribute with an element's interactions, and their action that toggles a panel (bricks-dynamic.md §7.1, §7.3). */
export const INTERACTION = { printed: 'data-interactions', action: 'toggleOffCanvas' } as const;

/** CSS property of the root element: a hundredth of the viewport's height (bricks-elements.md §1.12). */
export const VIEWPORT_PROPERTY = '--bricks-vh';
