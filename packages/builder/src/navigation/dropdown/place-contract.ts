/** Event emitted each time that a mega menu is placed (bricks-elements.md §1.10). */
export const PLACED_EVENT = 'bricks/megamenu/repositioned';

/**
 * CSS property of the root: the gap to its submenu, which the builder's styles bridge for the pointer (bricks-elements.md
 * §14).
 */
export const GAP_PROPERTY = '--brx-dropdown-height-before';
