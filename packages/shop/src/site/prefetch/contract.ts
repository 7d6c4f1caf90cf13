/** Global of the CMS on pages whose links are prefetched (swatches-and-others.md §4.1). */
export const SETTINGS = 'breeze_prefetch';

/** The shop's own pages that differ by visitor, under their English names, and WordPress's administration. */
export const IGNORED = ['/cart/', '/checkout/', '/my-account/', 'wp-admin', 'wp-login.php'] as const;

/** Links that add a product to the cart. */
export const PRODUCT_BUTTON = '[data-product_id][data-quantity][data-product_sku]';

/**
 * Links that must not be fetched ahead: WordPress's own class, on the link or on an ancestor, the shop's links to cart and
 * checkout (woocommerce.md §3.2), standard attributes, and links that act as buttons.
 */
export const NEVER = '.no-prefetch, .no-prefetch *, .wc-forward, [rel~="nofollow"], [download], [role="button"]';

/** Query parameters of links that change the server's state, including WordPress's prefixes. */
export const ACTING_PARAMETER =
  /(?:^|[?&])(?:add-to-cart|remove_item|undo_item|remove_coupon|download_file|wc-ajax|[^=&]*nonce|action)=/;

/** Addresses that log out. */
export const LOGOUT = /log-?out|sign-?out/i;

/** Extension of an address that is a file, not a page. */
export const FILE = /\.(?!html?$|php$)[a-z0-9]{2,5}$/i;
