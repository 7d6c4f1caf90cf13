/** Marks of the current page in a menu (bricks-elements.md §15). */
export const CURRENT = {
  /** The row of an item. */
  row: ':scope > .brx-submenu-toggle',
  /** A link to the current page, in its submenu. */
  link: ':scope > :not(.brx-submenu-toggle) [aria-current="page"]',
  /** Class of a row whose submenu has such a link. */
  rowClass: 'aria-current',
} as const;
