<?php
/**
 * Settings that WordPress prints as code.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Reads code that only assigns data to globals, as `wp_localize_script()` prints it.
 */
final class Assignments {
	/**
	 * One assignment on a line of its own.
	 */
	const LINE = '~^(?:(?:var|let|const)\s+|window\.)([A-Za-z_$][\w$]*)\s*=\s*(.+?);?$~s';

	/**
	 * The values by the names of their globals.
	 *
	 * @param string $code The code.
	 * @return array<string, mixed>|null Null if it does anything else.
	 */
	public static function in( string $code ): ?array {
		$values = array();
		foreach ( preg_split( '~\R~', $code ) as $line ) {
			$line = trim( $line );
			if ( '' === $line ) {
				continue;
			}
			if ( 1 !== preg_match( self::LINE, $line, $match ) ) {
				return null;
			}
			$value = json_decode( $match[2] );
			if ( JSON_ERROR_NONE !== json_last_error() ) {
				return null;
			}
			$values[ $match[1] ] = $value;
		}
		return $values;
	}
}
