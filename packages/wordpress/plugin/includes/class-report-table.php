<?php
/**
 * The report on the site's pages.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the report as tables, and as a text to copy.
 */
final class Report_Table {
	/**
	 * Prints the report.
	 */
	public static function show(): void {
		$report = Report::all();
		if ( ! $report['pages'] && '' === $report['failure'] ) {
			echo '<p>' . esc_html__( 'Nothing yet. Open some pages of the site, then come back.', 'stirrup' ) . '</p>';
			return;
		}
		foreach ( $report['pages'] as $kind => $verdicts ) {
			self::show_page( (string) $kind, $verdicts );
		}
		printf(
			'<details><summary>%s</summary><p><textarea class="large-text code" rows="12" readonly aria-label="%s">%s</textarea></p></details>',
			esc_html__( 'The report as text, to copy', 'stirrup' ),
			esc_attr__( 'Report', 'stirrup' ),
			esc_textarea( self::text( $report ) )
		);
	}

	/**
	 * Prints the table of one kind of page.
	 *
	 * @param string                $kind     Kind of the page.
	 * @param array<string, string> $verdicts Verdicts by handle.
	 */
	private static function show_page( string $kind, array $verdicts ): void {
		$going = count( array_keys( $verdicts, Verdicts::GOES, true ) );
		printf(
			'<h3>%s</h3><p>%s</p>',
			esc_html( self::kinds()[ $kind ] ?? $kind ),
			/* translators: 1: number of scripts that go, 2: number of known scripts. */
			esc_html( sprintf( __( '%1$d of %2$d known scripts are taken out.', 'stirrup' ), $going, count( $verdicts ) ) )
		);
		if ( ! $verdicts ) {
			return;
		}
		echo '<table class="widefat striped"><thead><tr><th scope="col">' . esc_html__( 'Script', 'stirrup' ) . '</th><th scope="col">'
			. esc_html__( 'What happens', 'stirrup' ) . '</th></tr></thead><tbody>';
		foreach ( $verdicts as $handle => $verdict ) {
			printf( '<tr><td><code>%s</code></td><td>%s</td></tr>', esc_html( (string) $handle ), esc_html( self::words( $verdict ) ) );
		}
		echo '</tbody></table>';
	}

	/**
	 * The report as text, in English: it is for those who help.
	 *
	 * @param array $report See `Report::all()`.
	 */
	private static function text( array $report ): string {
		$lines = array(
			'Stirrup ' . Assets::build()['version'] . ' (' . Options::flavour() . ')',
			'WordPress ' . get_bloginfo( 'version' ) . ', PHP ' . PHP_VERSION,
			'Kept by the owner: ' . ( implode( ', ', Options::kept_groups() ) ?: 'nothing' ),
		);
		if ( '' !== $report['failure'] ) {
			$lines[] = 'Failure, noted ' . gmdate( 'Y-m-d H:i', $report['saved']['failure'] ?? 0 ) . ' UTC: ' . $report['failure'];
		}
		foreach ( $report['pages'] as $kind => $verdicts ) {
			$lines[] = '';
			$lines[] = "$kind:";
			foreach ( $verdicts as $handle => $verdict ) {
				$lines[] = "  $handle: $verdict";
			}
		}
		return implode( "\n", $lines );
	}

	/**
	 * A verdict in words.
	 *
	 * @param string $verdict The verdict.
	 */
	private static function words( string $verdict ): string {
		list( $reason, $about ) = explode( ':', $verdict, 2 ) + array( '', '' );
		switch ( $reason ) {
			case Verdicts::GOES:
				return __( 'Taken out', 'stirrup' );
			case 'owner':
				return __( 'Stays: you keep its group', 'stirrup' );
			case 'page':
				return __( 'Stays: pages of this kind need it', 'stirrup' );
			case 'blocks':
				return __( 'Stays: this page has the cart or checkout made of blocks', 'stirrup' );
			case 'held':
				return __( 'Stays: another plugin decides when it runs', 'stirrup' );
			case 'addition':
				return __( 'Stays: a plugin has added code of its own to it', 'stirrup' );
			case 'code':
				return __( 'Stays: code in the page calls it', 'stirrup' );
			case 'need':
				/* translators: %s: handle of a script. */
				return sprintf( __( 'Stays: %s needs it', 'stirrup' ), $about );
			case 'with':
				/* translators: %s: handle of a script. */
				return sprintf( __( 'Stays: it completes %s', 'stirrup' ), $about );
			case 'file':
				/* translators: %s: handle or address of a script. */
				return sprintf( __( 'Stays: the file of %s mentions it', 'stirrup' ), $about );
			default:
				/* translators: %s: reason that a filter has given. */
				return sprintf( __( 'Stays: %s', 'stirrup' ), $verdict );
		}
	}

	/**
	 * Names of kinds of pages.
	 *
	 * @return array<string, string>
	 */
	private static function kinds(): array {
		return array(
			'front'    => __( 'Front page', 'stirrup' ),
			'shop'     => __( 'Lists of products', 'stirrup' ),
			'product'  => __( 'Products', 'stirrup' ),
			'cart'     => __( 'Cart', 'stirrup' ),
			'checkout' => __( 'Checkout', 'stirrup' ),
			'account'  => __( 'Account', 'stirrup' ),
			'single'   => __( 'Pages and posts', 'stirrup' ),
			'archive'  => __( 'Archives', 'stirrup' ),
			'search'   => __( 'Search results', 'stirrup' ),
			'other'    => __( 'Other pages', 'stirrup' ),
		);
	}
}
