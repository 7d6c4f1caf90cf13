/** Content types of the calls, as the CMS's own scripts send them. */
export const CONTENT_TYPE = {
  /** wc-ajax, as jQuery sends it. */
  shopForm: 'application/x-www-form-urlencoded; charset=UTF-8',
  /** admin-ajax, as the page builder sends it (bricks-dynamic.md §9). */
  form: 'application/x-www-form-urlencoded',
  /** The builder's REST calls (bricks-dynamic.md §2). */
  json: 'application/json; charset=UTF-8',
  /** Calls of WordPress REST (swatches-and-others.md §6.1). */
  rest: 'application/json',
} as const;

/** Request headers. */
export const HEADER = {
  contentType: 'Content-Type',
  /** Contains the nonce of the action `wp_rest`; an answer may contain a fresh one. */
  nonce: 'X-WP-Nonce',
  /** Contains PUT, PATCH or DELETE in a POST. */
  methodOverride: 'X-HTTP-Method-Override',
  /** Contains the id of the media item of an upload that failed halfway. */
  attachment: 'X-WP-Upload-Attachment-ID',
} as const;

/** The header that jQuery adds to its calls: PHP plugins detect background calls by it. */
export const BACKGROUND_CALL = { 'X-Requested-With': 'XMLHttpRequest' } as const;

/** The answers that calls of WordPress REST accept (swatches-and-others.md §6.1). */
export const REST_ACCEPT = { Accept: 'application/json, */*;q=0.1' } as const;

/** The builder's namespace, at the end of its REST root (bricks-dynamic.md §1.1). */
export const BUILDER_NAMESPACE = /bricks\/v1\/$/;

/** Endpoints of the shop (woocommerce.md §2.1, bricks-dynamic.md §8.1). */
export const SHOP_ENDPOINT = {
  add: 'add_to_cart',
  addVariation: 'woo_add_to_cart_variation',
  builderAdd: 'bricks_add_to_cart',
  remove: 'remove_from_cart',
  refresh: 'get_refreshed_fragments',
} as const;

/** admin-ajax actions (bricks-dynamic.md §9, swatches-and-others.md §6.4). */
export const ACTION = {
  builderNonces: 'bricks_regenerate_query_nonce',
  formNonce: 'bricks_regenerate_form_nonce',
  restNonce: 'rest-nonce',
} as const;

/** Code of a refused nonce, in the header or in the body (bricks-dynamic.md §2). */
export const INVALID_NONCE = 'rest_cookie_invalid_nonce';

/**
 * Fields that a classic form handler would process before the endpoint does, so that the product is added twice
 * (woocommerce.md §2.0).
 */
export const DOUBLE_PROCESSED_FIELDS: ReadonlySet<string> = new Set([
  'add-to-cart',
  'update_cart',
  'apply_coupon',
  'remove_coupon',
  'remove_item',
  'undo_item',
  'proceed',
]);

/** URL format of WPML with the language as a parameter (bricks-dynamic.md §9.3). */
export const WPML = { plugin: 'wpml', parameterFormat: '3' } as const;

/** Query parameter of the language. */
export const LANGUAGE_PARAMETER = 'lang';

/** REST namespace of the swatches plugin: its calls have extra query parameters (swatches-and-others.md §1.15). */
export const SWATCHES_NAMESPACE = 'woo-variation-swatches';

/** The plugin's inline code that adds them to the calls of its own script; the group is JSON. */
export const SWATCHES_PARAMETERS = /createMiddlewareForExtraQueryParams\(\s*(\{[^}]*\})/;
