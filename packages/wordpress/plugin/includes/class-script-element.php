<?php
/**
 * Script elements of a page.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * One script element of a page, and its place in the HTML.
 */
final class Script_Element {
	/**
	 * Values of `type` by which a script is data, never code.
	 */
	const DATA_TYPES = '~^(?:application/(?:json|ld\+json)|importmap|speculationrules|text/(?:template|html|x-template|x-handlebars.*))$~i';

	/**
	 * Values of `type` by which a browser runs a script as it finds it.
	 */
	const CODE_TYPES = '~^(?:|module|(?:text|application)/(?:x-)?(?:java|ecma)script)$~i';

	/**
	 * A comment, an element whose content is text, or the start of a script. No part of it gives back what it has taken:
	 * a style of a megabyte takes one step.
	 */
	const START = '~' . Search::COMMENT
		. '|<(textarea|title|style)\b(?:[^<]++|<(?!/\1))*+</\1\s*>'
		. '|<script\b((?:[^>"\']++|"[^"]*+"|\'[^\']*+\')*+)>~i';

	/**
	 * One attribute: its name, and its value in one of three groups.
	 */
	const ATTRIBUTE = '~([^\s"\'<>/=]++)(?:\s*+=\s*+(?:"([^"]*+)"|\'([^\']*+)\'|([^\s"\'>]++)))?~';

	/**
	 * Offset of its first byte.
	 *
	 * @var int
	 */
	public $start;

	/**
	 * Offset behind its last byte.
	 *
	 * @var int
	 */
	public $end;

	/**
	 * Its `id`.
	 *
	 * @var string
	 */
	public $id;

	/**
	 * Its `src`.
	 *
	 * @var string
	 */
	public $src;

	/**
	 * Its `type`.
	 *
	 * @var string
	 */
	public $type;

	/**
	 * Its text.
	 *
	 * @var string
	 */
	public $text;

	/**
	 * An element by its attributes.
	 *
	 * @param string $attributes HTML between `<script` and `>`.
	 * @param string $text       Text of the element.
	 * @param int    $start      Offset of its first byte.
	 * @param int    $end        Offset behind its last byte.
	 */
	private function __construct( string $attributes, string $text, int $start, int $end ) {
		$values      = self::values_of( $attributes );
		$this->id    = $values['id'] ?? '';
		$this->src   = $values['src'] ?? '';
		$this->type  = $values['type'] ?? '';
		$this->text  = $text;
		$this->start = $start;
		$this->end   = $end;
	}

	/**
	 * True if it may run, now or when somebody changes its type.
	 */
	public function is_code(): bool {
		return 1 !== preg_match( self::DATA_TYPES, trim( $this->type ) );
	}

	/**
	 * True if a browser runs it as it is: nobody has to change its type before.
	 */
	public function is_running(): bool {
		return 1 === preg_match( self::CODE_TYPES, trim( $this->type ) );
	}

	/**
	 * All script elements of a page in their order. Those in comments are none.
	 *
	 * @param string $html HTML of the page.
	 * @return self[]
	 * @throws \RuntimeException If the search ended early.
	 */
	public static function all_in( string $html ): array {
		$found  = array();
		$offset = 0;
		while ( true ) {
			$match = Search::first( self::START, $html, $offset );
			if ( ! $match ) {
				break;
			}
			$start  = $match[0][1];
			$offset = $start + strlen( $match[0][0] );
			if ( ! isset( $match[2] ) ) {
				continue;
			}
			$close = stripos( $html, '</script', $offset );
			$end   = false === $close ? false : strpos( $html, '>', $close );
			if ( false === $end ) {
				break;
			}
			$found[] = new self( $match[2][0], substr( $html, $offset, $close - $offset ), $start, $end + 1 );
			$offset  = $end + 1;
		}
		return $found;
	}

	/**
	 * Values of attributes by their names in lower case; the first one of a name counts, as in browsers.
	 *
	 * @param string $attributes HTML of all attributes.
	 * @return array<string, string>
	 */
	private static function values_of( string $attributes ): array {
		preg_match_all( self::ATTRIBUTE, $attributes, $found, PREG_SET_ORDER );
		$values = array();
		foreach ( $found as $match ) {
			$value   = isset( $match[2] ) ? html_entity_decode( end( $match ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '';
			$values += array( strtolower( $match[1] ) => $value );
		}
		return $values;
	}
}
