/** Menus of the plugin's element; its style sheet hides what is closed, and lays it out in columns (swatches-and-others §2.1). */
export const PLUGIN = '[data-x-slide-menu]';
export const MENU_DISPLAY = 'flex';

/** A sub-menu of an item; mega menus are no lists (swatches-and-others §§2.1, 2.2). */
export const SUB_MENU = 'ul, .sub-menu';

/** Link of an item, alone or beside its button (§2.2). */
export const LINK = 'a[href]';

/** Row of link and button; the plugin's later releases print it (§2.2). */
export const ROW_CLASS = 'x-slide-menu_icon-wrapper';

/** Button of a sub-menu (§2.1); where the plugin's own script has run it is there already. */
export const BUTTON = {
  class: 'x-slide-menu_dropdown-icon',
  selector: '.x-slide-menu_dropdown-icon, [data-part="toggle"]',
};

/** The picture in that button. */
export const ICON_CLASS = 'x-slide-menu_dropdown-icon-svg';

/** An author's picture for it, printed once per menu and hidden (§2.2). */
export const OWN_ICON = '.x-sub-menu-icon';

/** Items that lead to the current page; WordPress names both. */
export const CURRENT = '.current-menu-ancestor, li:has([aria-current])';

/** The same option as an attribute (§2.2). */
export const EXPAND_CURRENT = '[data-x-expand-current="true"]';

/** Class of a menu that is open (§2.1). */
export const OPEN_CLASS = 'x-slide-menu_open';

/** Events on the menu, which do not bubble (§2.1). */
export const EVENT = { expand: 'x_slide_menu:expand', collapse: 'x_slide_menu:collapse' } as const;

/** By this attribute functions of the page find a menu (§2.1). */
export const ID_ATTRIBUTE = 'data-x-id';

/** Functions and actions that site code calls (§2.1). */
export const FUNCTION = { open: 'xOpenSlideMenu', close: 'xCloseSlideMenu', find: 'doExtrasSlideMenu' } as const;
export const ACTIONS = { global: 'bricksextras', name: 'slidemenu' } as const;

/** The plugin's burger shows that it is open by a class on a part of it (§2.6). */
export const BURGER = { box: '.x-hamburger-box', active: 'is-active' } as const;
