/** The builder's menus, which its toggles open and close by the same classes as its panels (bricks-elements.md §13). */
export const NESTED_NAV = '.brxe-nav-nested';

/** Classes of open and of closing panels (bricks-elements.md §13, §21). */
export const OPEN_CLASS = 'brx-open';
export const CLOSING_CLASS = 'brx-closing';

/** Class of a control whose panel is open (bricks-elements.md §20). */
export const ACTIVE_CLASS = 'is-active';

/**
 * On an open panel: the builder's id of its opener (bricks-elements.md §20), and the opener's attributes with that id.
 */
export const TOGGLED_BY = 'data-toggle-script-id';
export const TOGGLE_IDS = ['data-script-id', 'data-interaction-id'] as const;

/** Elements whose interaction toggles a panel, and where that is printed (bricks-dynamic.md §7.3). */
export const INTERACTION = { toggle: '[data-brx-toggle-offcanvas]', printed: 'data-interactions' } as const;
