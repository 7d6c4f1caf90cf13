<?php
/**
 * Plugins that ask visitors before scripts run.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Tells which scripts are not ours to replace, because another plugin decides when they run.
 */
final class Consent {
	/**
	 * Constants of plugins that ask, and look for scripts in the page itself: some after this plugin, some in the browser. In
	 * place of a script that has gone they would find nothing, and the island would write cookies unasked.
	 */
	const PLUGINS = array(
		'BORLABS_COOKIE_VERSION',
		'CLI_VERSION',
		'CMPLZ_VERSION',
		'cmplz_version',
		'CYBOT_COOKIEBOT_PLUGIN_DIR',
		'RCB_FILE',
		'WPCONSENT_VERSION',
	);

	/**
	 * True if another plugin holds a script back, or may do so.
	 *
	 * @param Script_Element $file       Element of the script's file.
	 * @param bool           $is_tracker True if the script writes cookies about visitors.
	 */
	public static function holds( Script_Element $file, bool $is_tracker ): bool {
		if ( ! $file->is_running() ) {
			return true;
		}
		// Where WP Consent API is there, the island asks it.
		return $is_tracker && ! function_exists( 'wp_has_consent' ) && array_filter( self::PLUGINS, 'defined' );
	}
}
