<?php
/**
 * The scripts of a page.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * The script elements of a page, each beside the handle that WordPress printed it for.
 */
final class Page_Scripts {
	/**
	 * Endings of the ids that WordPress gives to a handle's elements; the longest first.
	 */
	const PARTS = array(
		'-js-translations' => 'translations',
		'-js-before'       => 'before',
		'-js-after'        => 'after',
		'-js-extra'        => 'extra',
		'-js'              => 'file',
	);

	/**
	 * Elements by handle and part.
	 *
	 * @var array<string, array<string, Script_Element>>
	 */
	private $elements = array();

	/**
	 * Elements that no handle has.
	 *
	 * @var Script_Element[]
	 */
	private $others = array();

	/**
	 * Handles that WordPress has printed, and whose element nobody can tell: an optimiser may have merged it.
	 *
	 * @var string[]
	 */
	private $without_id = array();

	/**
	 * Handles that the handles' files need.
	 *
	 * @var array<string, string[]>
	 */
	private $dependencies = array();

	/**
	 * Sorts the elements of a page.
	 *
	 * @param string      $html    HTML of the page.
	 * @param \WP_Scripts $scripts What WordPress knows of its scripts.
	 */
	public function __construct( string $html, \WP_Scripts $scripts ) {
		foreach ( $scripts->registered as $handle => $dependency ) {
			$this->dependencies[ (string) $handle ] = array_map( 'strval', (array) $dependency->deps );
		}
		foreach ( Script_Element::all_in( $html ) as $element ) {
			list( $handle, $part ) = $this->owner_of( $element );
			if ( '' === $part ) {
				$this->others[] = $element;
			} else {
				$this->elements[ $handle ][ $part ] = $element;
			}
		}
		foreach ( array_map( 'strval', $scripts->done ) as $handle ) {
			$src = $scripts->registered[ $handle ]->src ?? '';
			if ( empty( $src ) || isset( $this->elements[ $handle ]['file'] ) ) {
				continue;
			}
			$file = $this->take_by_address( (string) $src );
			if ( $file ) {
				$this->elements[ $handle ]['file'] = $file;
			} else {
				$this->without_id[] = $handle;
			}
		}
	}

	/**
	 * Handles that WordPress has printed, and whose element nobody can tell.
	 *
	 * @return string[]
	 */
	public function without_id(): array {
		return $this->without_id;
	}

	/**
	 * Handles whose file is on the page.
	 *
	 * @return string[]
	 */
	public function handles(): array {
		$printed = array_filter(
			$this->elements,
			static function ( array $parts ): bool {
				return isset( $parts['file'] );
			}
		);
		return array_map( 'strval', array_keys( $printed ) );
	}

	/**
	 * All handles that have an element on the page, be it without a file.
	 *
	 * @return string[]
	 */
	public function all_handles(): array {
		return array_map( 'strval', array_keys( $this->elements ) );
	}

	/**
	 * All handles with a file, or with code in the page beside one. Data, as for `wp_localize_script()`, is none.
	 *
	 * @return string[]
	 */
	public function handles_with_code(): array {
		$code = array_filter(
			$this->elements,
			static function ( array $parts ): bool {
				return isset( $parts['file'] ) || isset( $parts['before'] ) || isset( $parts['after'] );
			}
		);
		return array_map( 'strval', array_keys( $code ) );
	}

	/**
	 * Addresses of all files that are code.
	 *
	 * @return array<string, string> By handle; those that no handle has, by their address.
	 */
	public function files(): array {
		$files = array();
		foreach ( $this->handles() as $handle ) {
			$files[ $handle ] = $this->elements[ $handle ]['file']->src;
		}
		foreach ( $this->others as $element ) {
			if ( '' !== $element->src && $element->is_code() ) {
				$files[ $element->src ] = $element->src;
			}
		}
		return $files;
	}

	/**
	 * The elements of a handle, by their part.
	 *
	 * @param string $handle The handle.
	 * @return array<string, Script_Element>
	 */
	public function of( string $handle ): array {
		return $this->elements[ $handle ] ?? array();
	}

	/**
	 * Elements that no handle has.
	 *
	 * @return Script_Element[]
	 */
	public function others(): array {
		return $this->others;
	}

	/**
	 * The page's import map, if it has one.
	 */
	public function import_map(): ?Script_Element {
		foreach ( $this->others as $element ) {
			if ( 0 === strcasecmp( trim( $element->type ), 'importmap' ) ) {
				return $element;
			}
		}
		return null;
	}

	/**
	 * All handles that a handle needs, those of its needs as well.
	 *
	 * @param string $handle The handle.
	 * @return string[]
	 */
	public function needs_of( string $handle ): array {
		$needs = array();
		$open  = $this->dependencies[ $handle ] ?? array();
		while ( $open ) {
			$next = array_pop( $open );
			if ( ! isset( $needs[ $next ] ) ) {
				$needs[ $next ] = true;
				array_push( $open, ...( $this->dependencies[ $next ] ?? array() ) );
			}
		}
		return array_map( 'strval', array_keys( $needs ) );
	}

	/**
	 * The element of a file, out of those that no handle has: some plugins print the elements of scripts anew, without ids.
	 *
	 * @param string $src Address that the file is registered with: perhaps without the server, and the site's folder.
	 */
	private function take_by_address( string $src ): ?Script_Element {
		$path  = (string) wp_parse_url( $src, PHP_URL_PATH );
		$found = array_filter(
			$this->others,
			static function ( Script_Element $element ) use ( $path ): bool {
				$address = (string) wp_parse_url( $element->src, PHP_URL_PATH );
				return '' !== $path && substr( $address, -strlen( $path ) ) === $path;
			}
		);
		if ( 1 !== count( $found ) ) {
			return null;
		}
		unset( $this->others[ key( $found ) ] );
		return current( $found );
	}

	/**
	 * The handle of an element, and which of its parts it is.
	 *
	 * @param Script_Element $element The element.
	 * @return array{0: string, 1: string} Both empty if it has no handle.
	 */
	private function owner_of( Script_Element $element ): array {
		foreach ( self::PARTS as $ending => $part ) {
			if ( substr( $element->id, -strlen( $ending ) ) !== $ending ) {
				continue;
			}
			$handle = substr( $element->id, 0, -strlen( $ending ) );
			if ( isset( $this->dependencies[ $handle ] ) ) {
				return array( $handle, $part );
			}
		}
		return array( '', '' );
	}
}
