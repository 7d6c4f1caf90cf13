<?php
/**
 * What the plugin prints.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * The elements that a page gets: room for what comes later, settings, and the script.
 */
final class Head_Markup {
	/**
	 * By these, plugins that move, merge or delay scripts know that this one is not to be touched.
	 */
	const NOT_TO_BE_TOUCHED = array(
		// Cloudflare's Rocket Loader, which wants it before the address.
		'data-cfasync'            => 'false',
		// LiteSpeed Cache.
		'data-no-optimize'        => '1',
		'data-no-defer'           => '1',
		// WP Rocket.
		'data-no-minify'          => '1',
		'nowprocket'              => true,
		// Autoptimize.
		'data-noptimize'          => '1',
		// WP Fastest Cache, WP Meteor, Jetpack Boost, PageSpeed.
		'data-wpfc-render'        => 'false',
		'data-wpmeteor-nooptimize' => 'true',
		'data-jetpack-boost'      => 'ignore',
		'data-pagespeed-no-defer' => true,
	);

	/**
	 * Styles that keep room, inline: they have to be there before the first paint.
	 */
	public static function styles(): string {
		$styles = Assets::build()['critical'];
		return '' === $styles ? '' : "<style id=\"stirrup-critical\">$styles</style>\n";
	}

	/**
	 * The script, and before it what it reads.
	 *
	 * @param array<string, mixed> $settings Settings of the known scripts, by the names of their globals.
	 */
	public static function scripts( array $settings ): string {
		return self::settings( $settings ) . self::tag();
	}

	/**
	 * An element that an island takes over in place of one with code. Its settings are with all others.
	 *
	 * @param string $id Id of the element.
	 */
	public static function root( string $id ): string {
		return sprintf( "<script type=\"application/json\" id=\"%s\"></script>\n", esc_attr( $id ) );
	}

	/**
	 * An element behind the one of a script that stays, by which islands know that it is there: optimisers that merge files
	 * come later, and leave data alone. The id is on the page twice until then, and others find the script's own element
	 * first. Any other mark would have to be asked for by code that every page loads before all else.
	 *
	 * @param string $handle The script's handle.
	 */
	public static function mark( string $handle ): string {
		return "\n" . rtrim( self::root( "$handle-js" ) );
	}

	/**
	 * Settings as data: no policy forbids it, and no script of a page runs for it.
	 *
	 * @param array<string, mixed> $settings By the names of their globals.
	 * @throws \RuntimeException If they are no data.
	 */
	private static function settings( array $settings ): string {
		$texts = self::texts();
		if ( $texts ) {
			$settings['stirrup_texts'] = $texts;
		}
		/**
		 * Filters the settings that the script reads.
		 *
		 * @param array<string, mixed> $settings By the names of their globals.
		 */
		$settings = (array) apply_filters( 'stirrup_settings', $settings );
		if ( ! $settings ) {
			return '';
		}
		$json = wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		if ( false === $json ) {
			throw new \RuntimeException( 'The settings cannot be printed.' );
		}
		return "<script type=\"application/json\" data-stirrup-settings>$json</script>\n";
	}

	/**
	 * The script in the chosen flavour, and before it links that preload what it imports.
	 */
	private static function tag(): string {
		$file       = Options::FLAVOURS[ Options::flavour() ];
		$attributes = array(
			'type' => 'module',
			'id'   => 'stirrup-js',
			'src'  => Assets::url( $file ),
		);
		$hash       = Assets::build()['hashes'][ $file ] ?? '';
		// Only for another server's file. Of our own it would be refused on a page that a cache has kept over an update, and
		// the old scripts of that page are gone.
		if ( '' !== $hash && ! self::is_own( $attributes['src'] ) ) {
			$attributes['integrity']   = $hash;
			$attributes['crossorigin'] = 'anonymous';
		}
		/**
		 * Filters the attributes of the script's element.
		 *
		 * @param array<string, string|bool> $attributes Values by name.
		 */
		$attributes = (array) apply_filters( 'stirrup_tag_attributes', self::NOT_TO_BE_TOUCHED + $attributes );
		$folder     = (string) preg_replace( '~[^/]*(?:\?.*)?$~', '', (string) ( $attributes['src'] ?? '' ) );
		$preloads   = '';
		// Otherwise they would be asked for only when the script is there: until it runs, no press of a visitor is held.
		foreach ( Assets::build()['imports'][ $file ] ?? array() as $import ) {
			$preloads .= sprintf( "<link rel=\"modulepreload\" href=\"%s\">\n", esc_url( $folder . $import ) );
		}
		return $preloads . wp_get_script_tag( $attributes );
	}

	/**
	 * True for an address of this site's server, or without one. Plugins for languages filter `home_url()`, which then is
	 * no beginning of it.
	 *
	 * @param string $url The address.
	 */
	private static function is_own( string $url ): bool {
		$host_of = static function ( string $address ): string {
			return strtolower( wp_parse_url( $address, PHP_URL_HOST ) . ':' . wp_parse_url( $address, PHP_URL_PORT ) );
		};
		$own     = array_map( $host_of, array( '', (string) get_option( 'home' ), site_url(), content_url() ) );
		return in_array( $host_of( $url ), $own, true );
	}

	/**
	 * Texts in the site's language: those that have a translation, since the script itself speaks English.
	 *
	 * @return array<string, string> By their names.
	 */
	private static function texts(): array {
		$texts = array();
		foreach ( (array) include __DIR__ . '/texts.php' as $name => $entry ) {
			list( $english, $text ) = $entry;
			// Ours would go before the words of Bricks, which its owner may have changed.
			$is_of_bricks = isset( $entry[2] ) && defined( 'BRICKS_VERSION' );
			if ( $text !== $english && ! $is_of_bricks ) {
				$texts[ $name ] = $text;
			}
		}
		/**
		 * Filters the texts that visitors read. `docs/texts.md` has their names.
		 *
		 * @param array<string, string> $texts By their names.
		 */
		return (array) apply_filters( 'stirrup_texts', $texts );
	}
}
