<?php
/**
 * Search in code that stays on a page.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Finds code that needs a script although no dependency says so.
 */
final class Code_Search {
	/**
	 * Handlers in attributes, and addresses that are code.
	 */
	const ATTRIBUTES = '~\s(?:on[a-z]++\s*+=\s*+|href\s*+=\s*+(?=["\']javascript:))("[^"]*+"|\'[^\']*+\')~i';

	/**
	 * The global of jQuery.
	 */
	const JQUERY = 'jQuery';

	/**
	 * Name under which results for files are remembered.
	 */
	const REMEMBERED = 'stirrup_files';

	/**
	 * Largest file that is read, in bytes.
	 */
	const LARGEST = 1000000;

	/**
	 * The code in attributes of a page.
	 *
	 * @param string $html HTML of the page.
	 */
	public static function in_attributes( string $html ): string {
		return html_entity_decode( implode( "\n", Search::all( self::ATTRIBUTES, $html, 1 ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Globals that go with scripts and that a script's file on this server names: jQuery, and settings. Files of others are
	 * not read.
	 *
	 * @param string $src Address of the file.
	 * @return string[]
	 * @throws \RuntimeException If the search ended early.
	 */
	public static function names_in( string $src ): array {
		$path = self::path_of( $src );
		if ( '' === $path ) {
			return array();
		}
		$known = get_transient( self::REMEMBERED );
		$known = is_array( $known ) ? $known : array();
		// What is searched for changes with the plugin.
		$state = $path . '|' . filemtime( $path ) . '|' . Assets::build()['version'];
		if ( ! isset( $known[ $state ] ) ) {
			$names = array_merge( array( self::JQUERY ), Handles::settings() );
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
			$known[ $state ] = Search::all( '~\b(?:' . implode( '|', $names ) . ')\b~', (string) file_get_contents( $path ) );
			set_transient( self::REMEMBERED, array_slice( $known, -200, null, true ), WEEK_IN_SECONDS );
		}
		return $known[ $state ];
	}

	/**
	 * Path of a file of this server.
	 *
	 * @param string $src Address of the file.
	 * @return string Empty if it is another server's, missing, or too large.
	 */
	private static function path_of( string $src ): string {
		$address = (string) preg_replace( '~[?#].*$~', '', $src );
		$folders = array(
			content_url( '/' )  => WP_CONTENT_DIR . '/',
			includes_url( '/' ) => ABSPATH . WPINC . '/',
			site_url( '/' )     => ABSPATH,
		);
		foreach ( $folders as $url => $folder ) {
			foreach ( array( $url, (string) wp_parse_url( $url, PHP_URL_PATH ) ) as $start ) {
				$is_in = '' !== $start && 0 === strpos( $address, $start );
				$path  = $is_in ? realpath( $folder . rawurldecode( substr( $address, strlen( $start ) ) ) ) : false;
				if ( $path && is_file( $path ) && '.js' === substr( $path, -3 ) && filesize( $path ) <= self::LARGEST ) {
					return $path;
				}
			}
		}
		return '';
	}
}
