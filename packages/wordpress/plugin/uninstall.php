<?php
/**
 * Leaves nothing behind.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes all that the plugin has saved on the current site.
 */
function forget_site(): void {
	delete_option( 'stirrup_options' );
	delete_option( 'stirrup_report' );
	delete_option( 'stirrup_version' );
	delete_transient( 'stirrup_complete' );
	delete_transient( 'stirrup_files' );
}

if ( is_multisite() ) {
	$sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $sites as $site ) {
		switch_to_blog( (int) $site );
		forget_site();
		restore_current_blog();
	}
} else {
	forget_site();
}
