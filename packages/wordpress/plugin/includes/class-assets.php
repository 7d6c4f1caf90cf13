<?php
/**
 * The scripts and styles that the plugin brings.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Files in the folder `assets`, as `build.php` lists them.
 */
final class Assets {
	/**
	 * Remembers for a day that all files are there.
	 */
	const COMPLETE = 'stirrup_complete';

	/**
	 * The build: its version, its files with their sizes, and of the two scripts their hashes and the files that they import.
	 *
	 * @return array{version: string, critical: string, hashes: array<string, string>, imports: array<string, string[]>, files: array<string, int>}
	 */
	public static function build(): array {
		static $build = null;
		if ( null === $build ) {
			$path  = dirname( FILE ) . '/build.php';
			$build = is_readable( $path ) ? include $path : array();
			$build = is_array( $build ) ? $build : array();
		}
		return $build + array(
			'version'  => '',
			'critical' => '',
			'hashes'   => array(),
			'imports'  => array(),
			'files'    => array(),
		);
	}

	/**
	 * True if every file of the build is there, whole. An incomplete upload must not cost a page its scripts.
	 */
	public static function are_complete(): bool {
		$version = self::build()['version'];
		return '' !== $version && ( get_transient( self::COMPLETE ) === $version || self::check() );
	}

	/**
	 * Looks at every file, and remembers the result if all are there.
	 */
	public static function check(): bool {
		$build = self::build();
		foreach ( $build['files'] as $file => $size ) {
			$path = dirname( FILE ) . "/assets/$file";
			if ( ! is_readable( $path ) || filesize( $path ) !== $size ) {
				delete_transient( self::COMPLETE );
				return false;
			}
		}
		set_transient( self::COMPLETE, $build['version'], DAY_IN_SECONDS );
		return array() !== $build['files'];
	}

	/**
	 * Address of a file.
	 *
	 * @param string $file Its name in the folder.
	 */
	public static function url( string $file ): string {
		$url = add_query_arg( 'ver', self::build()['version'], plugins_url( "assets/$file", FILE ) );
		/**
		 * Filters the address of a file of the plugin, for sites that serve them from elsewhere.
		 *
		 * @param string $url  Address of the file.
		 * @param string $file Its name in the folder `assets`.
		 */
		return (string) apply_filters( 'stirrup_asset_url', $url, $file );
	}
}
