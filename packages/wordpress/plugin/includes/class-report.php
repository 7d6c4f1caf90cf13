<?php
/**
 * What was found on the site's pages.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers the latest verdicts for each kind of page. Only a change is written: pages are read far more often.
 */
final class Report {
	/**
	 * Name of the option.
	 */
	const NAME = 'stirrup_report';

	/**
	 * Notes the verdicts on a page's scripts.
	 *
	 * @param string                $kind     Kind of the page, see `Request::kind()`.
	 * @param array<string, string> $verdicts Verdicts by handle.
	 */
	public static function note( string $kind, array $verdicts ): void {
		ksort( $verdicts );
		$all = self::all();
		if ( ( $all['pages'][ $kind ] ?? null ) !== $verdicts ) {
			$all['pages'][ $kind ] = $verdicts;
			update_option( self::NAME, $all );
		}
	}

	/**
	 * Notes an error for which a page was left as it was.
	 *
	 * @param \Throwable $error The error.
	 */
	public static function tell_failure( \Throwable $error ): void {
		$all     = self::all();
		$failure = sprintf( '%s (%s:%d)', $error->getMessage(), basename( $error->getFile() ), $error->getLine() );
		if ( $all['failure'] !== $failure ) {
			$all['failure'] = $failure;
			update_option( self::NAME, $all );
		}
	}

	/**
	 * Forgets everything.
	 */
	public static function clear(): void {
		delete_option( self::NAME );
	}

	/**
	 * Everything that is noted.
	 *
	 * @return array{pages: array<string, array<string, string>>, failure: string}
	 */
	public static function all(): array {
		$saved = get_option( self::NAME );
		return ( is_array( $saved ) ? $saved : array() ) + array(
			'pages'   => array(),
			'failure' => '',
		);
	}
}
