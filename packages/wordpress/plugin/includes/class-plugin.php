<?php
/**
 * The plugin's hooks.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Connects the plugin to WordPress.
 */
final class Plugin {
	/**
	 * Adds all hooks.
	 */
	public static function start(): void {
		add_action( 'init', array( __CLASS__, 'load_translations' ) );
		// Last of all: the buffers of caches and optimisers were begun before, so that they get what is done here.
		add_action( 'template_redirect', array( Page::class, 'begin' ), PHP_INT_MAX );
		add_action( 'update_option_' . Options::NAME, array( Caches::class, 'empty_all' ) );
		add_action( 'add_option_' . Options::NAME, array( Caches::class, 'empty_all' ) );
		// They decide what was found.
		add_action( 'update_option_' . Options::NAME, array( Report::class, 'clear' ) );
		add_action( 'add_option_' . Options::NAME, array( Report::class, 'clear' ) );
		add_action( 'init', array( Caches::class, 'empty_after_update' ) );
		register_activation_hook( FILE, array( Caches::class, 'empty_everywhere' ) );
		register_deactivation_hook( FILE, array( Caches::class, 'empty_everywhere' ) );
		if ( is_admin() ) {
			Screen::start();
		}
	}

	/**
	 * Loads the translations that lie beside the plugin; those of the directory are loaded by WordPress.
	 */
	public static function load_translations(): void {
		load_plugin_textdomain( 'stirrup', false, dirname( plugin_basename( FILE ) ) . '/languages' );
	}
}
