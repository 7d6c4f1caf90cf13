<?php
/**
 * Libraries that only the scripts of the shop and of the page builder may need, see `Handles`.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

return array(
	'jquery-core'                  => array(
		'group'     => 'libraries',
		'keeps'     => array( 'jquery-migrate' ),
		'called_by' => '~\bjQuery\b|(?<![\w$.])\$\s*\(|(?<![\w$])\$\.\w~',
		// Minified code has short names for anything.
		'in_files'  => '~\bjQuery\b~',
	),
	'jquery-migrate'               => array( 'group' => 'libraries' ),
	'underscore'                   => array(
		'group'     => 'libraries',
		'called_by' => '~(?<![\w$.])_\.\w+\s*\(~',
		// Names that minified code hardly gives to members of a variable of that name.
		'in_files'  => '~(?<![\w$.])_\.(?:debounce|throttle|defer|pluck|isEmpty|isUndefined|isFunction|uniqueId|memoize|findWhere|sortBy|groupBy)\s*\(~',
	),
	'wp-util'                      => array(
		'group'     => 'libraries',
		'settings'  => array( '_wpUtilSettings' ),
		'called_by' => '~\bwp\.(?:template|ajax)\b~',
	),
	'wp-api-fetch'                 => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.apiFetch\b~',
		'own_code'  => '~^\s*wp\.apiFetch\.~',
	),
	'wp-api-request'               => array(
		'group'     => 'libraries',
		'settings'  => array( 'wpApiSettings' ),
		'called_by' => '~\bwp\.apiRequest\b~',
	),
	'wp-url'                       => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.url\b~',
	),
	'wp-i18n'                      => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.i18n\b~',
		'own_code'  => '~^\s*wp\.i18n\.setLocaleData\(~',
	),
	'wp-hooks'                     => array(
		'group'     => 'libraries',
		'called_by' => '~\bwp\.hooks\b~',
	),
);
