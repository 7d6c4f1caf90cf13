/**
 * Clicks that open a submenu in place of following the link of its row: the menu around them stays open. Scripts that
 * scroll to a link's place cancel clicks as well, and the menu closes for those.
 */
export const consumedClicks = new WeakSet<Event>();
