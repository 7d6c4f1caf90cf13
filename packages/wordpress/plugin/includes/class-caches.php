<?php
/**
 * Page caches of other plugins.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Empties page caches when pages become others: with the plugin, its options, and its versions, whose files differ.
 */
final class Caches {
	/**
	 * Functions that empty a cache.
	 */
	const FUNCTIONS = array(
		'rocket_clean_domain',
		'w3tc_flush_all',
		'wp_cache_clear_cache',
		'sg_cachepress_purge_cache',
		'wpfc_clear_all_cache',
		'wp_cache_flush',
	);

	/**
	 * Actions on which a cache empties itself.
	 */
	const ACTIONS = array(
		'litespeed_purge_all',
		'breeze_clear_all_cache',
		'cache_enabler_clear_complete_cache',
		'wphb_clear_page_cache',
		'wp_optimize_purge_cache',
	);

	/**
	 * Empties all caches that are there.
	 */
	public static function empty_all(): void {
		foreach ( self::FUNCTIONS as $name ) {
			if ( function_exists( $name ) ) {
				$name();
			}
		}
		foreach ( self::ACTIONS as $name ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- Other plugins' actions.
			do_action( $name );
		}
	}

	/**
	 * Empties them after an update of this plugin.
	 *
	 * @param mixed $upgrader The upgrader.
	 * @param mixed $done     What was updated.
	 */
	public static function empty_after_update( $upgrader, $done ): void {
		unset( $upgrader );
		$plugins = is_array( $done ) ? (array) ( $done['plugins'] ?? array() ) : array();
		if ( in_array( plugin_basename( FILE ), $plugins, true ) ) {
			self::empty_all();
		}
	}
}
