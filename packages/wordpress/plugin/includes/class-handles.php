<?php
/**
 * The scripts that the plugin knows.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that islands make unnecessary, by their handles. `docs/legacy-scripts.md` says of each which islands do so.
 *
 * - `group`: by which the owner keeps them.
 * - `settings`: globals that are printed with the handle, and that islands read.
 * - `is_tracker`: true if it writes cookies about visitors, see `Consent`.
 * - `is_root`: true if the element with its settings is what an island takes over, or names it.
 * - `stays_on`: kinds of pages where it must stay, see `Request::kind()`.
 * - `goes_on`: kinds of pages where it may go at all; without it, all.
 * - `keeps`: handles that stay wherever it stays although it does not depend on them: they complete it, or do its work
 *   on elements that islands leave to it.
 * - `called_by`: pattern of code that needs it, where that can be told from the code.
 * - `in_files`: the same for files; without it, `called_by`.
 * - `own_code`: pattern of inline code that its own author prints behind it, and that goes with it.
 * - `folder`: pattern of addresses under which it is this script, and not another one under the same handle.
 */
final class Handles {
	/**
	 * Handles that libraries had in WooCommerce before 10.3, by those that they have (woocommerce.md §1.1).
	 */
	const FORMER = array(
		'wc-jquery-blockui'        => 'jquery-blockui',
		'wc-js-cookie'             => 'js-cookie',
		'wc-zoom'                  => 'zoom',
		'wc-flexslider'            => 'flexslider',
		'wc-photoswipe'            => 'photoswipe',
		'wc-photoswipe-ui-default' => 'photoswipe-ui-default',
		'wc-accounting'            => 'accounting',
	);

	/**
	 * Pattern of WooCommerce's handles, under which themes and plugins register scripts of their own.
	 */
	const OF_WOOCOMMERCE = '~^(?:wc-|(?:woocommerce|selectWoo|sourcebuster-js)$)~';

	/**
	 * What is known of each script, by its handle.
	 *
	 * @return array<string, array{group: string, settings: string[], is_root: bool, is_tracker: bool, stays_on: string[], goes_on: string[]|null, keeps: string[], called_by: string, in_files: string, own_code: string, folder: string}>
	 */
	public static function all(): array {
		static $all = array();
		if ( ! $all ) {
			$read = array();
			foreach ( HANDLES as $name ) {
				$read += (array) include __DIR__ . "/$name.php";
			}
			foreach ( $read as $handle => $known ) {
				$read[ $handle ] = self::complete( $handle, $known );
			}
			foreach ( self::FORMER as $handle => $former ) {
				$read[ $former ] = $read[ $handle ];
			}
			$all = $read;
		}
		return $all;
	}

	/**
	 * An entry with all fields.
	 *
	 * @param string $handle The script's handle.
	 * @param array  $known  What a file tells of it.
	 */
	private static function complete( string $handle, array $known ): array {
		$known += array(
			'settings'   => array(),
			'is_root'    => false,
			'is_tracker' => false,
			'stays_on'   => array(),
			'goes_on'    => null,
			'keeps'      => array(),
			'called_by'  => '',
			'own_code'   => '',
			'folder'     => Search::finds( self::OF_WOOCOMMERCE, $handle ) ? '~/woocommerce/assets/~' : '',
		);
		$known += array( 'in_files' => $known['called_by'] );
		// A page has a library under one of its names.
		$former         = array_intersect_key( self::FORMER, array_flip( $known['keeps'] ) );
		$known['keeps'] = array_merge( $known['keeps'], array_values( $former ) );
		return $known;
	}

	/**
	 * Globals of the settings of all scripts.
	 *
	 * @return string[]
	 */
	public static function settings(): array {
		return array_values( array_unique( array_merge( ...array_column( self::all(), 'settings' ) ) ) );
	}

	/**
	 * Groups of scripts, by which the owner keeps them.
	 *
	 * @return array<string, string> What is in each group, by its name.
	 */
	public static function groups(): array {
		return array(
			'cart'      => __( 'Cart: adding to it, the mini cart, the cart page', 'stirrup' ),
			'product'   => __( 'Product: variations, swatches, gallery, tabs', 'stirrup' ),
			'lists'     => __( 'Lists of products: the price slider and what it needs', 'stirrup' ),
			'shop'      => __( 'The shop on every page: notices, quantities, order attribution', 'stirrup' ),
			'builder'   => __( 'Page builder: Bricks and its libraries', 'stirrup' ),
			'libraries' => __( 'Libraries that nothing needs any more: jQuery and others', 'stirrup' ),
		);
	}
}
