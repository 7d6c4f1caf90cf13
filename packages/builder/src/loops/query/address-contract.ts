/** Query parameters that change the cart whenever their address is opened: no address gets them from the page's own. */
export const ACTING_PARAMETERS = ['add-to-cart', 'remove_item'] as const;
