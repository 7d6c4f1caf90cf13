<?php
/**
 * What is printed with a script.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * The settings that WordPress prints with a handle, and whether a plugin has added anything to them.
 */
final class Printed_Settings {
	/**
	 * Values by the names of their globals.
	 *
	 * @var array<string, mixed>
	 */
	public $values = array();

	/**
	 * True if something else is printed with the handle: a plugin's own addition.
	 *
	 * @var bool
	 */
	public $has_addition;

	/**
	 * Reads what is printed.
	 *
	 * @param string $handle The handle.
	 * @param array  $known  What is known of it, see `Handles::all()`.
	 */
	public function __construct( string $handle, array $known ) {
		$scripts            = wp_scripts();
		$printed            = self::texts( $scripts->get_data( $handle, 'before' ) );
		$extra              = $scripts->get_data( $handle, 'data' );
		$values             = Assignments::in( implode( "\n", array_merge( array( is_string( $extra ) ? $extra : '' ), $printed ) ) );
		$this->values       = $values ?? array();
		$this->has_addition = null === $values || array_diff( array_keys( $values ), $known['settings'] )
			|| self::has_other_code( self::texts( $scripts->get_data( $handle, 'after' ) ), $known['own_code'] );
	}

	/**
	 * The texts among what WordPress keeps of inline code.
	 *
	 * @param mixed $kept What it keeps.
	 * @return string[]
	 */
	private static function texts( $kept ): array {
		return array_filter( (array) $kept, 'is_string' );
	}

	/**
	 * True if there is code besides that of the script's own author.
	 *
	 * @param string[] $texts    The code.
	 * @param string   $own_code Pattern of the author's; may be empty.
	 */
	private static function has_other_code( array $texts, string $own_code ): bool {
		foreach ( $texts as $code ) {
			if ( '' !== trim( $code ) && ( '' === $own_code || ! Search::finds( $own_code, $code ) ) ) {
				return true;
			}
		}
		return false;
	}
}
