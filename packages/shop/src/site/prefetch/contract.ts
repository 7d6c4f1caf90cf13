/** Global of the CMS on pages whose links are prefetched (swatches-and-others.md §4.1). */
export const SETTINGS = 'breeze_prefetch';

/** The shop's own pages that differ from visitor to visitor, and WordPress's administration. */
export const IGNORED = ['/cart/', '/checkout/', '/my-account/', 'wp-admin', 'wp-login.php'] as const;

/** Links that serve as buttons: the shop adds a product by them. */
export const PRODUCT_BUTTON = '[data-product_id][data-quantity][data-product_sku]';

/** WordPress's own class for links, or all links of an element, that are not to be fetched beforehand. */
export const NEVER = '.no-prefetch, .no-prefetch *, [rel~="nofollow"], [download]';

/** Query parameters by which a link changes something on the server, each with what WordPress puts in front of it. */
export const ACTING_PARAMETER = /(?:^|[?&])(?:add-to-cart|remove_item|undo_item|wc-ajax|[^=&]*nonce|action)=/;

/** Addresses by which somebody leaves the account. */
export const LOGOUT = /log-?out|sign-?out/i;

/** The end of an address that is a file, not a page. */
export const FILE = /\.(?!html?$|php$)[a-z0-9]{2,5}$/i;
