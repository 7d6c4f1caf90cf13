<?php
/**
 * The scripts that islands make unnecessary, by their handles. `docs/legacy-scripts.md` says of each which islands do so.
 *
 * - `group`: by which the owner keeps them.
 * - `settings`: globals that are printed with the handle, and that islands read.
 * - `stays_on`: kinds of pages where it must stay, see `Request::kind()`.
 * - `stays_with`: handle of a script that it completes: it stays wherever that one stays.
 * - `called_by`: pattern of code that needs it, where that can be told from the code.
 * - `own_code`: pattern of inline code that its own author prints behind it, and that goes with it.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return array(
	// The shop on every page.
	'woocommerce'                  => array(
		'group'    => 'shop',
		'settings' => array( 'woocommerce_params' ),
		// Descriptions of fields slide open there (woocommerce.md §4.1.4).
		'stays_on' => array( 'checkout', 'account' ),
	),
	'wc-order-attribution'         => array(
		'group'     => 'shop',
		'settings'  => array( 'wc_order_attribution' ),
		'called_by' => '~\bwc_order_attribution\.(?:getAttributionData|setOrderTracking)\b~',
	),
	'sourcebuster-js'              => array(
		'group'     => 'shop',
		'called_by' => '~\bsbjs\b~',
	),
	'breeze-prefetch'              => array(
		'group'    => 'shop',
		'settings' => array( 'breeze_prefetch' ),
	),

	// The cart.
	'wc-add-to-cart'               => array(
		'group'    => 'cart',
		'settings' => array( 'wc_add_to_cart_params' ),
	),
	'wc-cart-fragments'            => array(
		'group'    => 'cart',
		'settings' => array( 'wc_cart_fragments_params' ),
	),
	'wc-js-cookie'                 => array(
		'group'     => 'cart',
		'called_by' => '~\bCookies\.(?:get|set|remove)\b~',
	),
	'wc-cart'                      => array(
		'group'    => 'cart',
		'settings' => array( 'wc_cart_params' ),
	),
	'wc-jquery-blockui'            => array(
		'group'     => 'cart',
		'called_by' => '~\.(?:un)?block(?:UI)?\s*\(~',
	),

	// A product's page.
	'wc-single-product'            => array(
		'group'    => 'product',
		'settings' => array( 'wc_single_product_params' ),
	),
	'wc-add-to-cart-variation'     => array(
		'group'     => 'product',
		// The second pair comes with the swatches plugin's fork of the file.
		'settings'  => array(
			'wc_add_to_cart_variation_params',
			'wc_variation_gallery_defaults',
			'woo_variation_swatches_pro_options',
			'woo_variation_swatches_pro_params',
		),
		'called_by' => '~\bwc_variation_form\b~',
	),
	'wc-zoom'                      => array(
		'group'     => 'product',
		'called_by' => '~\.zoom\s*\(~',
	),
	'wc-flexslider'                => array(
		'group'     => 'product',
		'called_by' => '~\.flexslider\s*\(~',
	),
	'wc-photoswipe'                => array(
		'group'     => 'product',
		'called_by' => '~\bPhotoSwipe\b~',
	),
	'wc-photoswipe-ui-default'     => array(
		'group'     => 'product',
		'called_by' => '~\bPhotoSwipeUI_Default\b~',
	),
	'woo-variation-swatches'       => array(
		'group'    => 'product',
		'settings' => array( 'woo_variation_swatches_options' ),
	),
	'woo-variation-swatches-pro'   => array(
		'group'    => 'product',
		'settings' => array( 'woo_variation_swatches_pro_options', 'woo_variation_swatches_pro_params' ),
	),

	// Lists of products.
	'wc-price-slider'              => array(
		'group'    => 'lists',
		'settings' => array( 'woocommerce_price_slider_params' ),
	),
	'wc-accounting'                => array(
		'group'     => 'lists',
		'called_by' => '~\baccounting\.~',
	),
	'wc-jquery-ui-touchpunch'      => array( 'group' => 'lists' ),
	'jquery-ui-slider'             => array(
		'group'     => 'lists',
		'called_by' => '~\.slider\s*\(~',
	),
	'jquery-ui-mouse'              => array(
		'group'     => 'lists',
		'called_by' => '~\bui\.mouse\b~',
	),
	'jquery-ui-core'               => array(
		'group'     => 'lists',
		'called_by' => '~\bui\.(?:version|keyCode)\b~',
	),

	// Payment gateways live on these.
	'wc-checkout'                  => array(
		'group'    => 'cart',
		'settings' => array( 'wc_checkout_params' ),
		'stays_on' => array( 'checkout' ),
	),
	'wc-custom-place-order-button' => array(
		'group'    => 'cart',
		'stays_on' => array( 'checkout' ),
	),
	'wc-country-select'            => array(
		'group'    => 'cart',
		'settings' => array( 'wc_country_select_params' ),
		'stays_on' => array( 'checkout', 'account' ),
	),
	'wc-address-i18n'              => array(
		'group'    => 'cart',
		'settings' => array( 'wc_address_i18n_params' ),
		'stays_on' => array( 'checkout', 'account' ),
	),
	'selectWoo'                    => array(
		'group'     => 'cart',
		'stays_on'  => array( 'checkout', 'account' ),
		'called_by' => '~\.(?:selectWoo|select2)\s*\(~',
	),

	// The page builder.
	'bricks-scripts'               => array(
		'group'     => 'builder',
		'settings'  => array( 'bricksData', 'bricksWooCommerce' ),
		'called_by' => '~\b(?:bricks[A-Z]\w*\s*\(|bricks\w+Fn\b|BricksFunction\b|bricksUtils\b)~',
	),
	'bricks-woocommerce'           => array( 'group' => 'builder' ),
	'bricks-filters'               => array( 'group' => 'builder' ),
	'bricks-map'                   => array( 'group' => 'builder' ),
	'bricks-leaflet'               => array(
		'group'     => 'builder',
		'called_by' => '~\bL\.(?:map|marker|tileLayer)\b~',
	),
	'bricks-isotope'               => array(
		'group'     => 'builder',
		'called_by' => '~\bnew Isotope\b|\.isotope\s*\(~',
	),
	'bricks-swiper'                => array(
		'group'     => 'builder',
		'called_by' => '~\bnew Swiper\b~',
	),
	'bricks-splide'                => array(
		'group'     => 'builder',
		'called_by' => '~\bnew Splide\b~',
	),
	'bricks-photoswipe'            => array(
		'group'     => 'builder',
		'called_by' => '~\bPhotoSwipe\b~',
	),
	'bricks-photoswipe-lightbox'   => array(
		'group'     => 'builder',
		'called_by' => '~\bPhotoSwipeLightbox\b~',
	),
	'bricks-photoswipe-caption'    => array( 'group' => 'builder' ),
	'bricks-flatpickr'             => array(
		'group'     => 'builder',
		'called_by' => '~\bflatpickr\s*\(~',
	),
	'bricks-tocbot'                => array(
		'group'     => 'builder',
		'called_by' => '~\btocbot\b~',
	),
	'bricks-typed'                 => array(
		'group'     => 'builder',
		'called_by' => '~\bnew Typed\b~',
	),
	'bricks-piechart'              => array(
		'group'     => 'builder',
		'called_by' => '~\bEasyPieChart\b~',
	),

	// Libraries that only the scripts above may need.
	'jquery-core'                  => array(
		'group'     => 'libraries',
		'called_by' => '~\bjQuery\b|(?<![\w$.])\$\s*\(|(?<![\w$])\$\.\w~',
	),
	'jquery-migrate'               => array(
		'group'      => 'libraries',
		'stays_with' => 'jquery-core',
	),
	'underscore'                   => array(
		'group'     => 'libraries',
		'called_by' => '~(?<![\w$.])_\.\w+\s*\(~',
	),
	'wp-util'                      => array(
		'group'     => 'libraries',
		'settings'  => array( '_wpUtilSettings' ),
		'called_by' => '~\bwp\.(?:template|ajax)\b~',
	),
	'wp-api-fetch'                 => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.apiFetch\b~',
		'own_code'  => '~^\s*wp\.apiFetch\.~',
	),
	'wp-api-request'               => array(
		'group'     => 'libraries',
		'settings'  => array( 'wpApiSettings' ),
		'called_by' => '~\bwp\.apiRequest\b~',
	),
	'wp-url'                       => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.url\b~',
	),
	'wp-i18n'                      => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.i18n\b~',
		'own_code'  => '~^\s*wp\.i18n\.setLocaleData\(~',
	),
	'wp-hooks'                     => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.hooks\b~',
	),
);
