<?php
/**
 * The owner's choices.
 *
 * @package Stirrup
 */

namespace Stirrup;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the owner's choices. Without any, everything is swapped.
 */
final class Options {
	/**
	 * Name of the option.
	 */
	const NAME = 'stirrup_options';

	/**
	 * Flavours of the script, by the name of their file.
	 */
	const FLAVOURS = array(
		'react' => 'stirrup.js',
		'lite'  => 'stirrup.lite.js',
	);

	/**
	 * Name of the chosen flavour.
	 *
	 * @return string A key of `FLAVOURS`.
	 */
	public static function flavour(): string {
		$chosen = self::all()['flavour'];
		return isset( self::FLAVOURS[ $chosen ] ) ? $chosen : 'react';
	}

	/**
	 * Groups of scripts that the owner keeps.
	 *
	 * @return string[] Names of groups, see `Handles`.
	 */
	public static function kept_groups(): array {
		return array_map( 'strval', (array) self::all()['keep'] );
	}

	/**
	 * All choices.
	 *
	 * @return array{flavour: string, keep: string[]}
	 */
	private static function all(): array {
		$saved = get_option( self::NAME );
		return array_merge(
			array(
				'flavour' => 'react',
				'keep'    => array(),
			),
			is_array( $saved ) ? $saved : array()
		);
	}

	/**
	 * Choices as they are saved, from the fields of the form, or from choices: WordPress passes them here twice when it
	 * saves an option for the first time.
	 *
	 * @param mixed $sent The form's fields: groups that go, if any; or choices.
	 * @return array{flavour: string, keep: string[]}
	 */
	public static function sanitize( $sent ): array {
		$sent    = is_array( $sent ) ? $sent : array();
		$flavour = (string) ( $sent['flavour'] ?? '' );
		$groups  = array_keys( Handles::groups() );
		$keep    = isset( $sent['keep'] )
			? array_intersect( $groups, (array) $sent['keep'] )
			: array_diff( $groups, (array) ( $sent['goes'] ?? array() ) );
		return array(
			'flavour' => isset( self::FLAVOURS[ $flavour ] ) ? $flavour : 'react',
			'keep'    => array_values( $keep ),
		);
	}
}
