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
	 * Name of the option with the version whose pages caches hold.
	 */
	const VERSION = 'stirrup_version';

	/**
	 * Functions that empty a cache.
	 */
	const FUNCTIONS = array(
		'rocket_clean_domain',
		'w3tc_flush_all',
		'wp_cache_clear_cache',
		'sg_cachepress_purge_cache',
		'wpfc_clear_all_cache',
	);

	/**
	 * Actions on which a cache empties itself.
	 */
	const ACTIONS = array(
		'litespeed_purge_all',
		'breeze_clear_all_cache',
		'cache_enabler_clear_complete_cache',
		'wphb_clear_page_cache',
		'rt_nginx_helper_purge_all',
		'swcfpc_purge_cache',
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
		// WP-Optimize has no action for it, and does not load its function for it everywhere.
		if ( function_exists( 'WP_Optimize' ) && is_callable( array( \WP_Optimize(), 'get_page_cache' ) ) ) {
			\WP_Optimize()->get_page_cache()->purge();
		}
	}

	/**
	 * Empties them as the plugin comes or goes: on every site, if it does so for a whole network.
	 *
	 * @param bool $network_wide True for a network, as WordPress tells it.
	 */
	public static function empty_everywhere( bool $network_wide ): void {
		if ( ! $network_wide ) {
			self::empty_all();
			return;
		}
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( (int) $site );
			self::empty_all();
			restore_current_blog();
		}
	}

	/**
	 * Empties them at the first request after an update of this plugin, and forgets the error of the version before: updates
	 * by a zip, by hand or by a command run none of its code.
	 */
	public static function empty_after_update(): void {
		$version = Assets::build()['version'];
		// Not where it cannot be saved: it would be done at every request.
		if ( get_option( self::VERSION ) !== $version && Assets::are_complete() && update_option( self::VERSION, $version ) ) {
			self::empty_all();
			Report::forget_failure();
		}
	}
}
