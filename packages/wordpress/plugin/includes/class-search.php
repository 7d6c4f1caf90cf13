<?php
/**
 * Searches in HTML and code.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Regular expressions, of which none ends early without a word.
 *
 * PHP answers a search that took too many steps or too much memory as if nothing were found: a script that a page needs
 * would go. Here it is an error, for which a page stays as it is.
 */
final class Search {
	/**
	 * Pattern of a comment in HTML. It gives nothing back of what it has taken.
	 */
	const COMMENT = '<!--(?:[^-]++|-(?!->))*+-->';

	/**
	 * The first match, with the offsets of its groups.
	 *
	 * @param string $pattern The regular expression.
	 * @param string $text    The text.
	 * @param int    $offset  Where to begin.
	 * @return array<int, array{0: string, 1: int}> Empty if there is none.
	 * @throws \RuntimeException If the search ended early.
	 */
	public static function first( string $pattern, string $text, int $offset = 0 ): array {
		self::check( preg_match( $pattern, $text, $match, PREG_OFFSET_CAPTURE, $offset ), $pattern );
		return $match;
	}

	/**
	 * True if there is a match.
	 *
	 * @param string $pattern The regular expression.
	 * @param string $text    The text.
	 * @throws \RuntimeException If the search ended early.
	 */
	public static function finds( string $pattern, string $text ): bool {
		return 1 === self::check( preg_match( $pattern, $text ), $pattern );
	}

	/**
	 * A group of all matches, each text once.
	 *
	 * @param string $pattern The regular expression.
	 * @param string $text    The text.
	 * @param int    $group   Number of the group.
	 * @return string[]
	 * @throws \RuntimeException If the search ended early.
	 */
	public static function all( string $pattern, string $text, int $group = 0 ): array {
		self::check( preg_match_all( $pattern, $text, $matches ), $pattern );
		return array_values( array_unique( $matches[ $group ] ) );
	}

	/**
	 * The number of matches.
	 *
	 * @param int|false $found   Number of matches, or false for a search that ended early.
	 * @param string    $pattern The regular expression.
	 * @throws \RuntimeException If the search ended early.
	 */
	private static function check( $found, string $pattern ): int {
		if ( false === $found ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- Escaped where it is shown.
			throw new \RuntimeException( sprintf( 'A search ended early (error %d): %s', preg_last_error(), $pattern ) );
		}
		return $found;
	}
}
