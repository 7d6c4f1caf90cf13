<?php
/**
 * What was found on the site's pages.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers the latest verdicts for each kind of page. Only a change is written, at most one a minute for each kind:
 * visitors of two pages of a kind whose verdicts differ would have every visit written.
 */
final class Report {
	/**
	 * Name of the option.
	 */
	const NAME = 'stirrup_report';

	/**
	 * Time between two changes of the same entry, in seconds.
	 */
	const INTERVAL = MINUTE_IN_SECONDS;

	/**
	 * The report as it is saved when the page has left, if it has changed.
	 *
	 * @var array|null
	 */
	private static $unsaved = null;

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
			self::save( $all, $kind );
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
			self::save( $all, 'failure' );
		}
	}

	/**
	 * Forgets the error, and all else stays: another version may have mended its cause.
	 */
	public static function forget_failure(): void {
		$all = self::all();
		if ( '' !== $all['failure'] ) {
			$all['failure'] = '';
			unset( $all['saved']['failure'] );
			update_option( self::NAME, $all, false );
		}
	}

	/**
	 * Saves the report, unless the entry that has changed was saved just before. Not at once: other plugins' code may run
	 * for it, which PHP ends if it begins a buffer while this one is emptied; and the visitor would wait.
	 *
	 * @param array  $report The report.
	 * @param string $entry  Kind of the page, or `failure`.
	 */
	private static function save( array $report, string $entry ): void {
		if ( time() - ( $report['saved'][ $entry ] ?? 0 ) >= self::INTERVAL ) {
			$report['saved'][ $entry ] = time();
			self::$unsaved             = $report;
			add_action( 'shutdown', array( __CLASS__, 'write' ), PHP_INT_MAX );
		}
	}

	/**
	 * Writes what has changed.
	 */
	public static function write(): void {
		if ( self::$unsaved ) {
			update_option( self::NAME, self::$unsaved, false );
			self::$unsaved = null;
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
	 * @return array{pages: array<string, array<string, string>>, failure: string, saved: array<string, int>}
	 */
	public static function all(): array {
		$saved = get_option( self::NAME );
		return ( is_array( $saved ) ? $saved : array() ) + array(
			'pages'   => array(),
			'failure' => '',
			'saved'   => array(),
		);
	}
}
