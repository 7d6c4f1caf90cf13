import { defineContract } from '@stirrup/runtime';

/** The menu that is open; ours has the class of the plugin's, too. */
const OPEN = 'x-slide-menu_open';

/** Names of parts and states (swatches-and-others.md §2.1, §2.2). */
export const slideMenuContract = defineContract({
  parts: [
    /** An entry of the menu; those that hold a `subMenu` open and shut it. */
    'item',
    /** Slides open below its item; mega menus are no lists. */
    'subMenu',
    /** Of an item, alone or beside its `toggle`. */
    'link',
    /** Button of a sub-menu; an item without one gets one. Where the plugin's own script has run it is there already. */
    'toggle',
    /** An author's picture for such buttons, printed once per menu and hidden. */
    'icon',
    /** An item that leads to the current page. */
    'current',
  ],
  states: [
    /** Of the menu itself, where a trigger has opened it. */
    'open',
  ],
  dialects: {
    stirrup: {
      parts: {
        item: 'li',
        subMenu: 'li > ul',
        link: 'a[href]',
        toggle: '[data-part="toggle"]',
        current: '.current-menu-ancestor, li:has([aria-current])',
      },
      states: { open: OPEN },
    },
    bricksextras: {
      parts: {
        item: 'li',
        subMenu: 'li > ul, li > .sub-menu',
        link: 'a[href]',
        toggle: '.x-slide-menu_dropdown-icon',
        icon: '.x-sub-menu-icon',
        current: '.current-menu-ancestor, li:has([aria-current])',
      },
      states: { open: OPEN },
    },
  },
});

/**
 * Display value of a menu that its style sheet hides, by dialect: the plugin's lays it out in columns
 * (swatches-and-others.md §2.1).
 */
export const DISPLAY: Readonly<Record<string, string>> = { bricksextras: 'flex' };

/**
 * Classes of a button that is made: row of link and button, button, and the picture in it (swatches-and-others.md §2.1,
 * §2.2).
 */
export const MADE = {
  row: 'x-slide-menu_icon-wrapper',
  button: 'x-slide-menu_dropdown-icon',
  icon: 'x-slide-menu_dropdown-icon-svg',
} as const;

/** Any link that leads somewhere. */
export const LINK = 'a[href]';

/** Events on the menu, which do not bubble (swatches-and-others.md §2.1). */
export const EVENT = { expand: 'x_slide_menu:expand', collapse: 'x_slide_menu:collapse' } as const;
