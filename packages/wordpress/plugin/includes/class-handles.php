<?php
/**
 * The scripts that the plugin knows.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `handles.php`.
 */
final class Handles {
	/**
	 * What is known of each script, by its handle.
	 *
	 * @return array<string, array{group: string, settings: string[], stays_on: string[], stays_with: string, called_by: string, own_code: string}>
	 */
	public static function all(): array {
		static $all = null;
		if ( null === $all ) {
			$all = array_map(
				static function ( array $known ): array {
					return $known + array(
						'settings'   => array(),
						'stays_on'   => array(),
						'stays_with' => '',
						'called_by'  => '',
						'own_code'   => '',
					);
				},
				(array) include __DIR__ . '/handles.php'
			);
		}
		return $all;
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
