import { defineContract } from '@stirrup/runtime';

/** Class of an open menu; our dialect uses the plugin's. */
const OPEN = 'x-slide-menu_open';

/** Names of parts and states (swatches-and-others.md §2.1, §2.2). */
export const slideMenuContract = defineContract({
  parts: [
    /** An entry of the menu. One with a `subMenu` opens and shuts it. */
    'item',
    /** The menu that slides open below its item. Mega menus are not lists. */
    'subMenu',
    /** The link of an item, alone or beside its `toggle`. */
    'link',
    /**
     * The button of a sub-menu. An item without one gets one; a page that was saved after the plugin's script has run has
     * it already.
     */
    'toggle',
    /** The author's picture for such buttons, printed once per menu and hidden. */
    'icon',
    /** An item whose sub-menu leads to the current page. */
    'current',
  ],
  states: [
    /** Set on the menu itself when a trigger has opened it. */
    'open',
  ],
  dialects: {
    stirrup: {
      parts: {
        item: 'li',
        subMenu: 'li > ul',
        link: 'a[href]',
        toggle: '[data-part="toggle"]',
        current: '.current-menu-ancestor, li:has(> ul [aria-current])',
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
        current: '.current-menu-ancestor',
      },
      states: { open: OPEN },
    },
  },
});

/**
 * Display value, by dialect, of a menu that its style sheet hides. The plugin lays its menu out in columns
 * (swatches-and-others.md §2.1).
 */
export const DISPLAY: Readonly<Record<string, string>> = { bricksextras: 'flex' };

/**
 * Classes of a button that we add: the row around link and button, the button, and the picture in it
 * (swatches-and-others.md §2.1, §2.2).
 */
export const MADE = {
  row: 'x-slide-menu_icon-wrapper',
  button: 'x-slide-menu_dropdown-icon',
  icon: 'x-slide-menu_dropdown-icon-svg',
} as const;

/** Any link with an address. */
export const LINK = 'a[href]';

/** Events emitted on the menu; they do not bubble (swatches-and-others.md §2.1). */
export const EVENT = { expand: 'x_slide_menu:expand', collapse: 'x_slide_menu:collapse' } as const;
