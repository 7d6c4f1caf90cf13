/** Attribute by which functions of the page find a menu (swatches-and-others.md §2.1). */
export const ID_ATTRIBUTE = 'data-x-id';

/** Functions and actions that site code calls (swatches-and-others.md §2.1). */
export const FUNCTION = { open: 'xOpenSlideMenu', close: 'xCloseSlideMenu', find: 'doExtrasSlideMenu' } as const;
export const ACTIONS = { global: 'bricksextras', name: 'slidemenu' } as const;

/** The plugin's burger shows that it is open by a class on a part of it (swatches-and-others.md §2.6). */
export const BURGER = { box: '.x-hamburger-box', active: 'is-active' } as const;
