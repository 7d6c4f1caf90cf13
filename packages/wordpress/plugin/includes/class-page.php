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
	 * The start of a page up to its head's first style or script, apart from those in comments for old browsers.
	 */
	const BEFORE_STYLES = '~<head\b[^>]*+>(?:[^<]++|' . Search::COMMENT
		. '|<(?!(?:link|style|script|noscript|template)\b|/head))*+~i';

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
		try {
			if ( Request::is_page() && Assets::are_complete() ) {
				self::$kind = Request::kind();
				ob_start( array( __CLASS__, 'finish' ) );
			}
		} catch ( \Throwable $error ) {
			Report::tell_failure( $error );
		}
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
	 * @throws \RuntimeException If the page cannot be understood.
	 */
	private static function swap( string $html ): string {
		$scripts = new Page_Scripts( $html, wp_scripts() );
		$unknown = array_intersect( $scripts->without_id(), array_keys( Handles::all() ) );
		if ( $unknown ) {
			// Islands could not tell that it is there, and would act too.
			throw new \RuntimeException( 'These scripts have lost their elements: ' . implode( ', ', $unknown ) . '. An optimiser may have merged them.' );
		}
		$verdicts = new Verdicts( $scripts, self::$kind, $html, Options::kept_groups() );
		$edits    = self::marks( $scripts, $verdicts );
		foreach ( $verdicts->going() as $handle ) {
			$is_read = $verdicts->are_settings_read( $handle );
			foreach ( $scripts->of( $handle ) as $part => $element ) {
				$is_settings = 'extra' === $part || 'before' === $part;
				// Code that stays reads some of them: then they stay where it looks for them.
				if ( $is_settings && $is_read ) {
					continue;
				}
				$is_root = 'extra' === $part && Handles::all()[ $handle ]['is_root'];
				// The line break behind an element goes with it.
				$end     = $element->end + strspn( $html, "\r\n", $element->end, 2 );
				$edits[] = array( $element->start, $end, $is_root ? Head_Markup::root( $element->id ) : '' );
			}
		}
		$tag = Head_Markup::scripts( self::settings( $verdicts ) );
		$map = $scripts->import_map();
		if ( $map ) {
			// Browsers refuse an import map behind the first module.
			$edits[] = array( $map->end, $map->end, "\n" . $tag );
		}
		$swapped = self::insert( self::edit( $html, $edits ), Head_Markup::styles() . ( $map ? '' : $tag ) );
		Report::note( self::$kind, $verdicts->all() );
		return $swapped;
	}

	/**
	 * What islands read of the known scripts' settings: of those that stay, too, since optimisers may delay the code that
	 * sets them. Not of those for payment and address fields: they have lists of all countries and their states, which no
	 * island reads beside them.
	 *
	 * @param Verdicts $verdicts The verdicts.
	 * @return array<string, mixed> By the names of their globals.
	 */
	private static function settings( Verdicts $verdicts ): array {
		$settings = array();
		foreach ( $verdicts->all() as $handle => $verdict ) {
			$known = Handles::all()[ $handle ];
			if ( Verdicts::GOES === $verdict || null === $known['goes_on'] ) {
				$read     = array_intersect_key( $verdicts->settings_of( (string) $handle ), array_flip( $known['settings'] ) );
				$settings = array_merge( $settings, $read );
			}
		}
		return $settings;
	}

	/**
	 * Edits that mark the known scripts that stay. No island asks for libraries.
	 *
	 * @param Page_Scripts $scripts  Scripts of the page.
	 * @param Verdicts     $verdicts The verdicts.
	 * @return array<array{0: int, 1: int, 2: string}> See `edit()`.
	 */
	private static function marks( Page_Scripts $scripts, Verdicts $verdicts ): array {
		$edits = array();
		foreach ( array_diff( $scripts->handles(), $verdicts->going() ) as $handle ) {
			if ( 'libraries' !== ( Handles::all()[ $handle ]['group'] ?? 'libraries' ) ) {
				$end     = $scripts->of( $handle )['file']->end;
				$edits[] = array( $end, $end, Head_Markup::mark( $handle ) );
			}
		}
		return $edits;
	}

	/**
	 * HTML with some parts of it replaced.
	 *
	 * @param string                              $html  The HTML.
	 * @param array<array{0: int, 1: int, 2: string}> $edits Start and end of each part, and what stands there then.
	 */
	private static function edit( string $html, array $edits ): string {
		// From the end, so that the offsets before it stay what they are; an insertion at the start of a part comes after it.
		rsort( $edits );
		foreach ( $edits as list( $start, $end, $text ) ) {
			$html = substr_replace( $html, $text, $start, $end - $start );
		}
		return $html;
	}

	/**
	 * HTML with markup before the head's first style or script, so that those of the theme overrule ours.
	 *
	 * @param string $html   HTML of the page.
	 * @param string $markup The markup.
	 * @throws \RuntimeException If the page has no head.
	 */
	private static function insert( string $html, string $markup ): string {
		$match = Search::first( self::BEFORE_STYLES, $html );
		if ( ! $match ) {
			throw new \RuntimeException( 'The page has no head.' );
		}
		return substr_replace( $html, $markup, $match[0][1] + strlen( $match[0][0] ), 0 );
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
