<?php
/**
 * The site's setting for what is kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Install;

defined( 'ABSPATH' ) || exit;

/**
 * What goes when the plugin is deleted. What editors have made, and who has signed up, nobody can fetch again: popups,
 * albums and sign-ups stay unless the site says otherwise. Tokens, fetched posts and settings always go.
 */
final class Deletion {

	/** The option. Twin: admin/settings/leaving/api.ts. */
	public const OPTION = 'vitrine_when_deleted';

	/** Values of the option. */
	public const KEEP       = 'keep';
	public const EVERYTHING = 'everything';

	/** Before version 17, an option for sign-ups alone: '1' = they go, too. */
	private const FORMER = 'vitrine_remove_sign_ups';

	/**
	 * Registers the setting, for the REST API.
	 */
	public static function register_setting(): void {
		register_setting(
			'vitrine',
			self::OPTION,
			[
				'type'              => 'string',
				'label'             => __( 'When the plugin is deleted', 'vitrine' ),
				'description'       => __(
					'Whether popups, albums, and sign-ups are kept when Vitrine is deleted.',
					'vitrine'
				),
				'default'           => self::KEEP,
				'sanitize_callback' => static fn( mixed $value ): string => $value === self::EVERYTHING
					? self::EVERYTHING
					: self::KEEP,
				'show_in_rest'      => [
					'schema' => [ 'type' => 'string', 'enum' => [ self::KEEP, self::EVERYTHING ] ],
				],
			]
		);
	}

	/**
	 * Whether everything goes. Somebody may update the plugin and delete it before anything has migrated the option.
	 */
	public static function is_complete(): bool {
		return get_option( self::OPTION, '' ) === self::EVERYTHING || self::was_complete();
	}

	/**
	 * Takes over what the site said of sign-ups: popups and albums always went at that time.
	 */
	public static function migrate(): void {
		if ( self::was_complete() ) {
			update_option( self::OPTION, self::EVERYTHING, false );
		}
		delete_option( self::FORMER );
	}

	/**
	 * Forgets the setting.
	 */
	public static function forget(): void {
		delete_option( self::OPTION );
		delete_option( self::FORMER );
	}

	/**
	 * Whether the former option says that sign-ups go.
	 */
	private static function was_complete(): bool {
		return get_option( self::FORMER, '' ) === '1';
	}
}
