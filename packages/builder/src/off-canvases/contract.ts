/** Panels beside the page; ours are told by `hidden` (contracts/bricks-elements.md §21). */
export const OWN_PANEL = '[data-island="off-canvas"]';
export const PANEL = `.brxe-offcanvas, ${OWN_PANEL}`;

/** The builder's menus, which its toggles open and close by the same class (§13). */
export const NESTED_NAV = '.brxe-nav-nested';

/** What is open, and what closes (§§13, 21). */
export const OPEN_CLASS = 'brx-open';
export const CLOSING_CLASS = 'brx-closing';

/** The same of ours: value of `data-state`. */
export const CLOSING_STATE = 'closing';

/** Class of a toggle whose target is open (§20). */
export const ACTIVE_CLASS = 'is-active';

/** On what is open: the builder's id of what opened it (§20), and where that has it. */
export const TOGGLED_BY = 'data-toggle-script-id';
export const TOGGLE_IDS = ['data-script-id', 'data-interaction-id'] as const;
