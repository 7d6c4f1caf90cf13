/** Names of the globals that the CMS prints as `var <name> = {…}` (woocommerce.md §1, bricks-dynamic.md §1). */
export const GLOBALS = {
  /** Printed with the handle `woocommerce` on every front-end page of the shop (woocommerce.md §1.2). */
  woocommerce: 'woocommerce_params',
  /** Printed with `wc-add-to-cart` if adding in the background is switched on (woocommerce.md §1.3). */
  addToCart: 'wc_add_to_cart_params',
  /** Printed with `wc-cart-fragments` on pages with a cart widget (woocommerce.md §1.4). */
  cartFragments: 'wc_cart_fragments_params',
  /** Printed with `wc-single-product` on a product's page (woocommerce.md §1.6). */
  singleProduct: 'wc_single_product_params',
  /** Printed by the page builder on every page (bricks-dynamic.md §1.1). */
  builder: 'bricksData',
  /** Printed by the page builder beside `bricksData` if the shop is active (bricks-dynamic.md §1.2). */
  builderShop: 'bricksWooCommerce',
  /** Printed with `wp-api-request` (swatches-and-others.md §6.5). */
  wordpressRest: 'wpApiSettings',
  /** Ours, optional: the site's own texts (`{"offline": "…"}`). */
  texts: 'stirrup_texts',
  /** Ours, optional: query parameters for the swatches' REST calls (swatches-and-others.md §1.15). */
  swatchesQuery: 'stirrup_swatches_query',
} as const;

/** A body with a class of WooCommerce, which one swaps another for on every page (woocommerce.md §3). */
export const SHOP_PAGE = '[class*="woocommerce-"]';

/** Marks `<script type="application/json" data-stirrup-settings>`: an object keyed by the global's name. */
export const SETTINGS_ATTRIBUTE = 'data-stirrup-settings';

/** Contains the REST root in the head of every page (swatches-and-others.md §6.5). */
export const REST_LINK_SELECTOR = 'link[rel="https://api.w.org/"]';

/** Placeholder of the endpoint's name in `wc_ajax_url` (woocommerce.md §2.0). */
export const ENDPOINT_PLACEHOLDER = '%%endpoint%%';
