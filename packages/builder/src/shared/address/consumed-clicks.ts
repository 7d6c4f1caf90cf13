/**
 * Clicks that open a submenu in place of following the link of its row: menus and panels around them stay open. Scripts
 * that scroll to a link's place cancel clicks as well, and menus close for those.
 */
export const consumedClicks = new WeakSet<Event>();
