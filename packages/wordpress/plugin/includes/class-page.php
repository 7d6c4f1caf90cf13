<?php
/**
 * A page on its way to the visitor.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the old scripts out of a finished page, and puts the new one in.
 *
 * The whole page is needed: only at its end it is known which scripts it has, which of them others need, and what its
 * inline code calls. Whatever goes wrong, the page stays as it was.
 */
final class Page {
	/**
	 * Kind of the page, see `Request::kind()`.
	 *
	 * @var string
	 */
	private static $kind = 'other';

	/**
	 * True once a part of the page has left already.
	 *
	 * @var bool
	 */
	private static $is_split = false;

	/**
	 * Begins to hold a page for visitors back.
	 */
	public static function begin(): void {
		if ( ! Request::is_page() || ! Assets::are_complete() ) {
			return;
		}
		self::$kind = Request::kind();
		ob_start( array( __CLASS__, 'finish' ) );
	}

	/**
	 * Answers with the page.
	 *
	 * @param string $html  HTML of the page.
	 * @param int    $phase What PHP does with its buffer.
	 */
	public static function finish( string $html, int $phase ): string {
		$is_last = 0 !== ( $phase & PHP_OUTPUT_HANDLER_FINAL );
		if ( ! $is_last && 0 === ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) ) {
			self::$is_split = true;
		}
		if ( ! $is_last || self::$is_split || ! self::is_html( $html ) ) {
			return $html;
		}
		try {
			return self::swap( $html );
		} catch ( \Throwable $error ) {
			Report::tell_failure( $error );
			return $html;
		}
	}

	/**
	 * The page without the scripts that go, and with ours.
	 *
	 * @param string $html HTML of the page.
	 */
	private static function swap( string $html ): string {
		$scripts  = new Page_Scripts( $html, wp_scripts() );
		$verdicts = new Verdicts( $scripts, self::$kind, $html, Options::kept_groups() );
		$code     = $verdicts->remaining_code();
		$settings = array();
		$cuts     = array();
		foreach ( $verdicts->going() as $handle ) {
			$own      = $verdicts->settings_of( $handle );
			$settings = array_merge( $settings, $own );
			foreach ( $scripts->of( $handle ) as $part => $element ) {
				$is_settings = 'extra' === $part || 'before' === $part;
				// Code that stays reads some of them: then they stay where it looks for them.
				if ( ! $is_settings || ! self::mentions( $code, array_keys( $own ) ) ) {
					$cuts[ $element->start ] = $element->end;
				}
			}
		}
		$swapped = self::insert( self::cut( $html, $cuts ), $settings );
		Report::note( self::$kind, $verdicts->all() );
		return $swapped;
	}

	/**
	 * True if code mentions a name.
	 *
	 * @param string   $code  The code.
	 * @param string[] $names Names of globals.
	 */
	private static function mentions( string $code, array $names ): bool {
		foreach ( $names as $name ) {
			if ( false !== strpos( $code, (string) $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * HTML without some parts of it.
	 *
	 * @param string          $html The HTML.
	 * @param array<int, int> $cuts Ends of the parts, by their starts.
	 */
	private static function cut( string $html, array $cuts ): string {
		krsort( $cuts );
		foreach ( $cuts as $start => $end ) {
			// The line break behind an element goes with it.
			$end += strspn( $html, "\r\n", $end, 2 );
			$html = substr_replace( $html, '', $start, $end - $start );
		}
		return $html;
	}

	/**
	 * HTML with our elements: before the head's first style or script, so that those of the theme overrule ours.
	 *
	 * @param string               $html     HTML of the page.
	 * @param array<string, mixed> $settings Settings for the script.
	 */
	private static function insert( string $html, array $settings ): string {
		$scripts = Head_Markup::scripts( $settings );
		$styles  = Head_Markup::styles();
		foreach ( Script_Element::all_in( $html ) as $element ) {
			// Browsers refuse an import map behind the first module.
			if ( 0 === strcasecmp( trim( $element->type ), 'importmap' ) ) {
				$html    = substr_replace( $html, "\n" . $scripts, $element->end, 0 );
				$scripts = '';
				break;
			}
		}
		$is_found = preg_match( '~<head\b[^>]*>.*?(?=<link\b|<style\b|<script\b|</head)~is', $html, $match, PREG_OFFSET_CAPTURE );
		if ( 1 !== $is_found ) {
			throw new \RuntimeException( 'The page has no head.' );
		}
		return substr_replace( $html, $styles . $scripts, $match[0][1] + strlen( $match[0][0] ), 0 );
	}

	/**
	 * True for an answer that is a whole HTML page.
	 *
	 * @param string $html The answer.
	 */
	private static function is_html( string $html ): bool {
		foreach ( headers_list() as $header ) {
			if ( 0 === stripos( $header, 'content-type:' ) && false === stripos( $header, 'text/html' ) ) {
				return false;
			}
		}
		return false !== stripos( $html, '<head' ) && false !== stripos( $html, '</body>' );
	}
}
