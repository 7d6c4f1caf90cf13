<?php
/**
 * Scripts of the shop, and of plugins that extend it, see `Handles`.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return array(
	// The shop on every page.
	'woocommerce'                  => array(
		'group'     => 'shop',
		'settings'  => array( 'woocommerce_params' ),
		// Descriptions of fields slide open there (woocommerce.md §4.1.4).
		'stays_on'  => array( 'checkout', 'account' ),
		// A helper for notices, which the island adds to jQuery only on a page with a notice (woocommerce.md §4.1.5), and
		// code that takes sorting over: beside this script, the island leaves that to others.
		'called_by' => '~\bscroll_to_notices\b|\.woocommerce-ordering\b|\bselect\.orderby\b~',
	),
	'wc-order-attribution'         => array(
		'group'      => 'shop',
		'settings'   => array( 'wc_order_attribution' ),
		'is_root'    => true,
		'is_tracker' => true,
		'called_by'  => '~\bwc_order_attribution\.(?:getAttributionData|setOrderTracking)\b~',
	),
	'sourcebuster-js'              => array(
		'group'      => 'shop',
		'is_tracker' => true,
		// Often this one alone is held back until visitors agree. Without that one it does nothing (woocommerce.md §6).
		'keeps'      => array( 'wc-order-attribution' ),
		'called_by'  => '~\bsbjs\b~',
	),
	'breeze-prefetch'              => array(
		'group'    => 'shop',
		'settings' => array( 'breeze_prefetch' ),
		'is_root'  => true,
	),

	// The cart.
	'wc-add-to-cart'               => array(
		'group'    => 'cart',
		'settings' => array( 'wc_add_to_cart_params' ),
		'is_root'  => true,
	),
	'wc-cart-fragments'            => array(
		'group'    => 'cart',
		'settings' => array( 'wc_cart_fragments_params' ),
		'is_root'  => true,
	),
	'wc-js-cookie'                 => array(
		'group'     => 'cart',
		'called_by' => '~\bCookies\.(?:get|set|remove)\b~',
	),
	'wc-cart'                      => array(
		'group'    => 'cart',
		'settings' => array( 'wc_cart_params' ),
		'keeps'    => array( 'wc-jquery-blockui' ),
	),
	'wc-jquery-blockui'            => array(
		'group'     => 'cart',
		'called_by' => '~\.(?:un)?block(?:UI)?\s*\(~',
	),

	// A product's page.
	'wc-single-product'            => array(
		'group'     => 'product',
		'settings'  => array( 'wc_single_product_params' ),
		'keeps'     => array( 'wc-zoom', 'wc-flexslider', 'wc-photoswipe', 'wc-photoswipe-ui-default' ),
		// Galleries of quick views, and what this script has made of the page's own: it starts its slider (woocommerce.md §4.5).
		'called_by' => '~\bwc_product_gallery\b|\bdata\(\s*[\'"]product_gallery[\'"]|(?:product-|\$\w*)[gG]allery[^;\n]{0,80}?\.(?:flexslider\s*\(|data\(\s*[\'"]flexslider[\'"])~',
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
		// Functions that other code calls on forms, and on texts around them (woocommerce.md §4.4).
		'called_by' => '~\bwc_(?:variation_form|(?:re)?set_(?:content|variation_attr)|maybe_trigger_slide_position_reset|variations_(?:image|gallery)_\w+|get_default_product_gallery_html|find_gallery_root)\b~',
		'folder'    => '~/woocommerce/assets/|/woo-variation-swatches-pro/~',
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
		'group'     => 'product',
		'settings'  => array( 'woo_variation_swatches_options' ),
		'called_by' => '~\.WooVariationSwatches\s*\(~',
	),
	'woo-variation-swatches-pro'   => array(
		'group'     => 'product',
		'settings'  => array( 'woo_variation_swatches_pro_options', 'woo_variation_swatches_pro_params' ),
		'called_by' => '~\.WooVariationSwatchesPro\s*\(~',
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
		'keeps'     => array( 'wc-jquery-ui-touchpunch' ),
		'called_by' => '~\bui\.mouse\b~',
	),
	'jquery-ui-core'               => array(
		'group'     => 'lists',
		'called_by' => '~\bui\.(?:version|keyCode)\b|(?:\$|\bjQuery)\.(?:widget\s*\(|Widget\b)|\.position\s*\(\s*\{|\.(?:disableSelection|enableSelection|scrollParent)\s*\(~',
	),

	// Payment gateways live on these, and forms for addresses anywhere: WooCommerce prints them only where they are needed.
	'wc-checkout'                  => array(
		'group'    => 'cart',
		'settings' => array( 'wc_checkout_params' ),
		'keeps'    => array( 'wc-jquery-blockui' ),
		'goes_on'  => array(),
	),
	'wc-custom-place-order-button' => array(
		'group'    => 'cart',
		'goes_on'  => array(),
	),
	'wc-country-select'            => array(
		'group'    => 'cart',
		'settings' => array( 'wc_country_select_params' ),
		'goes_on'  => array( 'cart' ),
	),
	'wc-address-i18n'              => array(
		'group'    => 'cart',
		'settings' => array( 'wc_address_i18n_params' ),
		'goes_on'  => array( 'cart' ),
	),
	'selectWoo'                    => array(
		'group'     => 'cart',
		'goes_on'   => array( 'cart' ),
		'called_by' => '~\.(?:selectWoo|select2)\s*\(~',
	),
);
