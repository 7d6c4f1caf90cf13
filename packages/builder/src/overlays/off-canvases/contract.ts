/** Classes of open and of closing panels (bricks-elements.md §13, §21). */
export const OPEN_CLASS = 'brx-open';
export const CLOSING_CLASS = 'brx-closing';

/** Class of a control whose panel is open (bricks-elements.md §20). */
export const ACTIVE_CLASS = 'is-active';

/**
 * Attribute with the id of the control that has opened a panel, or turned any other target on (bricks-elements.md §20), and
 * the control's attributes with that id.
 */
export const TOGGLED_BY = 'data-toggle-script-id';
export const TOGGLE_IDS = ['data-script-id', 'data-interaction-id'] as const;

/** Attributes of a toggle with a selector of its target, in the builder's dialect and in ours (bricks-elements.md §20). */
export const TOGGLE_TARGETS = ['data-selector', 'data-target'] as const;

/** The builder's menus, which toggles open and close by the same classes as panels (bricks-elements.md §13). */
export const NESTED_NAV = '.brxe-nav-nested';

/** CSS property of the root element: a hundredth of the viewport's height (bricks-elements.md §1.12). */
export const VIEWPORT_PROPERTY = '--bricks-vh';
