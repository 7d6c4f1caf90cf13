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
	const ATTRIBUTES = '~\s(?:on[a-z]++\s*+=\s*+|href\s*+=\s*+(?=["\']?javascript:))("[^"]*+"|\'[^\']*+\'|[^\s"\'>]++)~i';

	/**
	 * Name under which results for files are remembered.
	 */
	const REMEMBERED = 'stirrup_files';

	/**
	 * Largest file that is read, in bytes. A larger one may need anything.
	 */
	const LARGEST = 4000000;

	/**
	 * What the files of this page need, by their addresses.
	 *
	 * @var array<string, string[]>
	 */
	private static $needs = array();

	/**
	 * What files need, by their path, time and version.
	 *
	 * @var array<string, string[]>|null
	 */
	private static $remembered = null;

	/**
	 * The code in attributes of a page.
	 *
	 * @param string $html HTML of the page.
	 */
	public static function in_attributes( string $html ): string {
		return html_entity_decode( implode( "\n", Search::all( self::ATTRIBUTES, $html, 1 ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * What a script's file on this server needs, as far as it can be told from its code: names of settings, and `call:`
	 * with the handle of a script that it calls. Files of others are not read.
	 *
	 * @param string $src Address of the file.
	 * @return string[]
	 * @throws \RuntimeException If the search ended early.
	 */
	public static function needs_of( string $src ): array {
		if ( ! isset( self::$needs[ $src ] ) ) {
			$path                = self::path_of( $src );
			self::$needs[ $src ] = '' === $path ? array() : self::needs_of_file( $path );
		}
		return self::$needs[ $src ];
	}

	/**
	 * The same of a file by its path, remembered until the file or the plugin changes.
	 *
	 * @param string $path Path of the file.
	 * @return string[]
	 */
	private static function needs_of_file( string $path ): array {
		if ( null === self::$remembered ) {
			$saved            = get_transient( self::REMEMBERED );
			self::$remembered = is_array( $saved ) ? $saved : array();
		}
		$state = $path . '|' . filemtime( $path ) . '|' . Assets::build()['version'];
		if ( ! isset( self::$remembered[ $state ] ) ) {
			self::$remembered[ $state ] = self::search_file( $path );
			// Not now: other plugins' code may run for it, and the page is on its way.
			add_action( 'shutdown', array( __CLASS__, 'save' ), PHP_INT_MAX );
		}
		return self::$remembered[ $state ];
	}

	/**
	 * Saves what was found in files.
	 */
	public static function save(): void {
		set_transient( self::REMEMBERED, array_slice( (array) self::$remembered, -200, null, true ), WEEK_IN_SECONDS );
	}

	/**
	 * Searches a file.
	 *
	 * @param string $path Path of the file.
	 * @return string[]
	 */
	private static function search_file( string $path ): array {
		$names    = Handles::settings();
		$is_large = filesize( $path ) > self::LARGEST;
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of this server.
		$code  = $is_large ? '' : (string) file_get_contents( $path );
		$found = $is_large ? $names : Search::all( '~\b(?:' . implode( '|', $names ) . ')\b~', $code );
		foreach ( Handles::all() as $handle => $known ) {
			if ( '' !== $known['in_files'] && ( $is_large || Search::finds( $known['in_files'], $code ) ) ) {
				$found[] = "call:$handle";
			}
		}
		return $found;
	}

	/**
	 * Path of a file of this server.
	 *
	 * @param string $src Address of the file.
	 * @return string Empty if it is another server's, or missing.
	 */
	private static function path_of( string $src ): string {
		$address = self::without_scheme( (string) preg_replace( '~[?#].*$~', '', $src ) );
		$folders = array(
			content_url( '/' )  => WP_CONTENT_DIR . '/',
			includes_url( '/' ) => ABSPATH . WPINC . '/',
			site_url( '/' )     => ABSPATH,
		);
		foreach ( $folders as $url => $folder ) {
			$start = 0 === strpos( $address, '//' ) ? self::without_scheme( $url ) : (string) wp_parse_url( $url, PHP_URL_PATH );
			$is_in = '' !== $start && 0 === strpos( $address, $start );
			$path  = $is_in ? realpath( $folder . rawurldecode( substr( $address, strlen( $start ) ) ) ) : false;
			if ( $path && is_file( $path ) && '.js' === substr( $path, -3 ) ) {
				return $path;
			}
		}
		return '';
	}

	/**
	 * An address as `//host/…`: some sites print theirs so, and `http` and `https` lead to the same file.
	 *
	 * @param string $address The address.
	 */
	private static function without_scheme( string $address ): string {
		return (string) preg_replace( '~^https?:(?=//)~i', '', $address );
	}
}
