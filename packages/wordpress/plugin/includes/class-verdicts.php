<?php
/**
 * Decides which scripts go.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * What happens to each known script of a page: it goes, or it stays for a reason. In doubt it stays: a script too many
 * costs bytes, one too few breaks a page.
 */
final class Verdicts {
	/**
	 * The verdict on a script that goes.
	 */
	const GOES = 'goes';

	/**
	 * WooCommerce's cart or checkout of blocks.
	 */
	const BLOCKS = '~\bclass\s*+=\s*+(?:"[^"]*?|\'[^\']*?|)\bwp-block-woocommerce-(?:cart|checkout)(?![\w-])~';

	/**
	 * Its mini cart of blocks, which loads libraries when it opens, apart from those that WordPress has printed.
	 */
	const MINI_CART = '~\bwcBlocksMiniCartFrontendDependencies\b~';

	/**
	 * Scripts of the page.
	 *
	 * @var Page_Scripts
	 */
	private $scripts;

	/**
	 * Verdicts by handle: `GOES`, or a reason and what it is about, `need:some-plugin`.
	 *
	 * @var array<string, string>
	 */
	private $verdicts = array();

	/**
	 * Settings of the known scripts, by handle.
	 *
	 * @var array<string, Printed_Settings>
	 */
	private $settings = array();

	/**
	 * Code that runs, apart from what goes with the scripts that go.
	 *
	 * @var string
	 */
	private $remaining_code = '';

	/**
	 * Handles of scripts that stay, by what their files need.
	 *
	 * @var array<string, string>
	 */
	private $needed_by = array();

	/**
	 * Decides.
	 *
	 * @param Page_Scripts $scripts     Scripts of the page.
	 * @param string       $kind        Kind of the page, see `Request::kind()`.
	 * @param string       $html        HTML of the page.
	 * @param string[]     $kept_groups Groups that the owner keeps.
	 */
	public function __construct( Page_Scripts $scripts, string $kind, string $html, array $kept_groups ) {
		$this->scripts = $scripts;
		$has_blocks    = Search::finds( self::BLOCKS, $html );
		$has_mini_cart = Search::finds( self::MINI_CART, $html );
		foreach ( Handles::all() as $handle => $known ) {
			$file = $scripts->of( $handle )['file'] ?? null;
			if ( $file && ( '' === $known['folder'] || Search::finds( $known['folder'], $file->src ) ) ) {
				$this->settings[ $handle ] = new Printed_Settings( $handle, $known );
				$this->verdicts[ $handle ] = $this->own_reason( $handle, $known, $kind, $has_blocks || ( $has_mini_cart && 'libraries' === $known['group'] ), $kept_groups );
			}
		}
		$attributes = Code_Search::in_attributes( $html );
		do {
			$before = $this->verdicts;
			$this->keep_what_others_need();
			$this->keep_what_code_calls( $attributes );
		} while ( $before !== $this->verdicts );
	}

	/**
	 * All verdicts.
	 *
	 * @return array<string, string> `GOES` or a reason, by handle.
	 */
	public function all(): array {
		return $this->verdicts;
	}

	/**
	 * Handles that go.
	 *
	 * @return string[]
	 */
	public function going(): array {
		return array_map( 'strval', array_keys( $this->verdicts, self::GOES, true ) );
	}

	/**
	 * Settings of a handle.
	 *
	 * @param string $handle The handle.
	 * @return array<string, mixed> By the names of their globals.
	 */
	public function settings_of( string $handle ): array {
		return isset( $this->settings[ $handle ] ) ? $this->settings[ $handle ]->values : array();
	}

	/**
	 * True if code that stays, in the page or in a file, reads settings of a handle.
	 *
	 * @param string $handle The handle.
	 */
	public function are_settings_read( string $handle ): bool {
		foreach ( array_keys( $this->settings_of( $handle ) ) as $name ) {
			if ( false !== strpos( $this->remaining_code, $name ) || isset( $this->needed_by[ $name ] ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Collects the code that runs by the verdicts so far.
	 */
	private function collect_code(): string {
		$code = array();
		foreach ( $this->scripts->all_handles() as $handle ) {
			foreach ( $this->goes( $handle ) ? array() : $this->scripts->of( $handle ) as $element ) {
				$code[] = $element->text;
			}
		}
		foreach ( $this->scripts->others() as $element ) {
			$code[] = $element->is_code() ? $element->text : '';
		}
		return implode( "\n", $code );
	}

	/**
	 * The reason that lies in a script itself, the page, or the owner.
	 *
	 * @param string   $handle      The handle.
	 * @param array    $known       What is known of it, see `Handles::all()`.
	 * @param string   $kind        Kind of the page.
	 * @param bool     $of_blocks   True if WooCommerce's blocks on the page may need it.
	 * @param string[] $kept_groups Groups that the owner keeps.
	 */
	private function own_reason( string $handle, array $known, string $kind, bool $of_blocks, array $kept_groups ): string {
		$verdict = self::GOES;
		if ( $of_blocks ) {
			$verdict = 'blocks';
		} elseif ( in_array( $known['group'], $kept_groups, true ) ) {
			$verdict = 'owner';
		} elseif ( in_array( $kind, $known['stays_on'], true ) || ! in_array( $kind, $known['goes_on'] ?? array( $kind ), true ) ) {
			$verdict = 'page';
		} elseif ( Consent::holds( $this->scripts->of( $handle )['file'], $known['is_tracker'] ) ) {
			$verdict = 'held';
		} elseif ( $this->settings[ $handle ]->has_addition ) {
			$verdict = 'addition';
		}
		/**
		 * Filters the verdict on a script, before others' needs are looked at.
		 *
		 * @param string $verdict `goes`, or the reason for which it stays.
		 * @param string $handle  The script's handle.
		 * @param string $kind    Kind of the page.
		 */
		return (string) apply_filters( 'stirrup_verdict', $verdict, $handle, $kind );
	}

	/**
	 * Keeps what a script that stays depends on, and what completes it.
	 */
	private function keep_what_others_need(): void {
		$stay = array_diff( array_merge( $this->scripts->handles_with_code(), $this->scripts->without_id() ), $this->going() );
		foreach ( $stay as $handle ) {
			foreach ( $this->scripts->needs_of( $handle ) as $need ) {
				$this->keep( $need, "need:$handle" );
			}
			foreach ( Handles::all()[ $handle ]['keeps'] ?? array() as $completed ) {
				$this->keep( $completed, "with:$handle" );
			}
		}
	}

	/**
	 * Keeps what code that stays calls.
	 *
	 * @param string $attributes Code in attributes of the page, which stay whatever goes.
	 */
	private function keep_what_code_calls( string $attributes ): void {
		$this->remaining_code = $this->collect_code() . "\n" . $attributes;
		$this->needed_by      = $this->collect_needs();
		foreach ( $this->going() as $handle ) {
			$called_by = Handles::all()[ $handle ]['called_by'];
			if ( '' !== $called_by && Search::finds( $called_by, $this->remaining_code ) ) {
				$this->keep( $handle, 'code' );
			} elseif ( isset( $this->needed_by[ "call:$handle" ] ) ) {
				$this->keep( $handle, 'file:' . $this->needed_by[ "call:$handle" ] );
			}
		}
	}

	/**
	 * What files of scripts that stay need, see `Code_Search::needs_of()`.
	 *
	 * @return array<string, string> By the need, the handle of the first such script; its address if it has no handle.
	 */
	private function collect_needs(): array {
		$needs = array();
		foreach ( $this->scripts->files() as $handle => $src ) {
			$needs += $this->goes( (string) $handle ) ? array() : array_fill_keys( Code_Search::needs_of( $src ), (string) $handle );
		}
		return $needs;
	}

	/**
	 * Keeps a script that would go.
	 *
	 * @param string $handle The handle.
	 * @param string $reason Why it stays.
	 */
	private function keep( string $handle, string $reason ): void {
		if ( $this->goes( $handle ) ) {
			$this->verdicts[ $handle ] = $reason;
		}
	}

	/**
	 * True if a script goes, by the verdicts so far.
	 *
	 * @param string $handle The handle.
	 */
	private function goes( string $handle ): bool {
		return self::GOES === ( $this->verdicts[ $handle ] ?? '' );
	}
}
