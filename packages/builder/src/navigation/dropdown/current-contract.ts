/** The row of an item, the mark of a link to the current page, and the row's class if its submenu has such a link
 * (bricks-elements.md §15). */
export const CURRENT = {
  row: ':scope > .brx-submenu-toggle',
  link: ':scope > :not(.brx-submenu-toggle) [aria-current="page"]',
  rowClass: 'aria-current',
} as const;
