<?php
/**
 * Plugin Name:       Stirrup
 * Plugin URI:        https://github.com/stirrup/stirrup/tree/main/packages/wordpress#readme
 * Description:       Takes the old scripts of WooCommerce and Bricks out of every page, and brings the same markup to life with one small script.
 * Version:           0.0.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * Author:            The Stirrup team
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       stirrup
 * Domain Path:       /languages
 * Update URI:        https://github.com/stirrup/stirrup
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

const FILE = __FILE__;

/**
 * Files of the plugin's code, without their folder and ending.
 */
const CODE = array(
	'class-options',
	'class-request',
	'class-search',
	'class-script-element',
	'class-consent',
	'class-code-search',
	'class-handles',
	'class-assignments',
	'class-printed-settings',
	'class-page-scripts',
	'class-verdicts',
	'class-assets',
	'class-head-markup',
	'class-report',
	'class-page',
	'class-caches',
	'class-screen',
	'class-report-table',
	'class-plugin',
);

/**
 * Files of the known scripts, likewise.
 */
const HANDLES = array( 'handles-shop', 'handles-builder', 'handles-libraries' );

/**
 * Loads the code. While an upload is incomplete, nothing happens: the site is as it was before.
 *
 * @return bool False if a file is missing, or broken off.
 */
function load(): bool {
	foreach ( array_merge( CODE, HANDLES, array( 'texts' ) ) as $name ) {
		if ( ! is_readable( __DIR__ . "/includes/$name.php" ) ) {
			return false;
		}
	}
	try {
		foreach ( CODE as $name ) {
			// Not by `require`, which would end the page: a file may go between two lines of code, too.
			$is_there = include_once __DIR__ . "/includes/$name.php";
			$class    = __NAMESPACE__ . '\\' . str_replace( '-', '_', substr( $name, strlen( 'class-' ) ) );
			// An empty file can be read, too.
			if ( ! $is_there || ! class_exists( $class, false ) ) {
				return false;
			}
		}
	} catch ( \Throwable $error ) {
		return false;
	}
	return true;
}

if ( load() ) {
	Plugin::start();
} else {
	add_action(
		'admin_notices',
		static function () {
			printf(
				'<div class="notice notice-error"><p>%s</p></div>',
				esc_html__( 'Stirrup does nothing: some of its files are missing or incomplete. Please install it again.', 'stirrup' )
			);
		}
	);
}
