<?php
/**
 * The request that is answered.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Tells pages for visitors from everything else.
 */
final class Request {
	/**
	 * Query parameter by which an administrator sees a page as it would be without the plugin.
	 */
	const SAFE_MODE = 'stirrup-safe-mode';

	/**
	 * Query parameters of page builders, in whose canvas nothing may be swapped.
	 */
	const EDITORS = array(
		'bricks',
		'bricks_preview',
		'elementor-preview',
		'et_fb',
		'fl_builder',
		'ct_builder',
		'vc_editable',
		'breakdance',
		'breakdance_iframe',
		'brizy-edit-iframe',
	);

	/**
	 * True for a page that visitors see.
	 */
	public static function is_page(): bool {
		$is_other = is_admin() || wp_doing_ajax() || wp_doing_cron() || wp_is_json_request() || wp_is_xml_request()
			|| is_feed() || is_robots() || is_favicon() || is_trackback() || is_embed() || is_customize_preview()
			|| '' !== (string) get_query_var( 'sitemap' ) || defined( 'REST_REQUEST' ) || defined( 'IFRAME_REQUEST' )
			|| self::is_amp() || self::is_editor() || self::is_safe_mode();
		/**
		 * Filters whether scripts are swapped on this page.
		 *
		 * @param bool $is_page True for a page that visitors see.
		 */
		return (bool) apply_filters( 'stirrup_is_page', ! $is_other );
	}

	/**
	 * Kind of the page, for the report and for what must stay on some.
	 *
	 * @return string `checkout`, `account`, `cart`, `product`, `shop`, `front`, `single`, `archive`, `search` or `other`.
	 */
	public static function kind(): string {
		$tests = array(
			'checkout' => 'is_checkout',
			'account'  => 'is_account_page',
			'cart'     => 'is_cart',
			'product'  => 'is_product',
			'shop'     => 'is_woocommerce',
			'front'    => 'is_front_page',
			'search'   => 'is_search',
			'archive'  => 'is_archive',
			'single'   => 'is_singular',
		);
		foreach ( $tests as $kind => $test ) {
			if ( function_exists( $test ) && $test() ) {
				return $kind;
			}
		}
		return 'other';
	}

	/**
	 * True if an administrator has asked for the page as it would be without the plugin.
	 */
	private static function is_safe_mode(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing but this answer.
		return isset( $_GET[ self::SAFE_MODE ] ) && current_user_can( 'manage_options' );
	}

	/**
	 * True in the canvas of a page builder.
	 */
	private static function is_editor(): bool {
		if ( function_exists( 'bricks_is_builder' ) && bricks_is_builder() ) {
			return true;
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only their names are read.
		return array() !== array_intersect( self::EDITORS, array_map( 'strval', array_keys( $_GET ) ) );
	}

	/**
	 * True for a page in AMP, where no script of a site may run.
	 */
	private static function is_amp(): bool {
		foreach ( array( 'amp_is_request', 'is_amp_endpoint' ) as $test ) {
			if ( function_exists( $test ) && $test() ) {
				return true;
			}
		}
		return false;
	}
}
