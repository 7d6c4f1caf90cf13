/** Cookies that the shop sets (woocommerce.md §4.3). */
export const COOKIE = {
  /** Hash of the cart's content; absent while it is empty. */
  hash: 'woocommerce_cart_hash',
  /** `1` while the cart holds items: a flag, not a count. */
  filled: 'woocommerce_items_in_cart',
} as const;

/** Session storage key for the creation time (ms) of the tab's copy of the cart (woocommerce.md §4.3). */
export const CREATED_KEY = 'wc_cart_created';

/** The page of a visitor with an account. */
export const LOGGED_IN = '.logged-in';

/** Local storage key of our copy for the whole site; followed by the shop's own fragment name. */
export const SITE_COPY_PREFIX = 'stirrup:';

/** Local storage key, set if this browser's scripts cannot read the shop's cookies. */
export const BLIND_KEY = 'stirrup:no-cart-cookies';

/** The container that the shop's fragments fill; the page prints it empty (woocommerce.md §3.9). */
export const CONTENT = '.widget_shopping_cart_content';

/** Scripts in fragments that run, unlike JSON for other scripts. */
export const CODE = 'script:not([type$="json"])';

/** Lifetime of a copy of the cart, in ms (woocommerce.md §4.3). */
export const COPY_LIFETIME = 86_400_000;

/** Events on `document.body` (woocommerce.md §4.2, §4.3; bricks-dynamic.md §8.1). */
export const CART_EVENT = {
  /** Emitted before an add; a listener may cancel it. */
  shouldSend: 'should_send_ajax_request.adding_to_cart',
  /** A listener cancelled the add. Arguments: false, false, button. */
  notSent: 'ajax_request_not_sent.adding_to_cart',
  /** An add begins; listeners may change the data. Arguments: button, data. */
  adding: 'adding_to_cart',
  /** Arguments: fragments, hash, button. */
  added: 'added_to_cart',
  /** Arguments: fragments, hash, link. */
  removed: 'removed_from_cart',
  /** The button shows its new state. Arguments: button. */
  buttonUpdated: 'wc_cart_button_updated',
  /** Fragments from the browser's copy, or of an add or removal, are in the page. */
  loaded: 'wc_fragments_loaded',
  /** Freshly fetched fragments are in the page. */
  refreshed: 'wc_fragments_refreshed',
  /** Fetching them failed. */
  refreshFailed: 'wc_fragments_ajax_error',
  /** Requests fresh fragments. */
  refresh: 'wc_fragment_refresh',
  /** The cart page was replaced; requests fresh fragments, too. */
  cartPageUpdated: 'updated_wc_div',
  /** The builder's add failed with notices. Arguments: notices' HTML, button. */
  builderFailed: 'bricks_add_to_cart_error',
} as const;

/** Native events on `document.body` by which the shop's blocks learn of changes (woocommerce.md §7.1). */
export const BLOCKS_EVENT = { added: 'wc-blocks_added_to_cart', removed: 'wc-blocks_removed_from_cart' } as const;
