<?php
/**
 * The ad pixel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * The site's setting, and the module that counts page views (frontend/consent/pixel) where an id is set and a visitor
 * can be asked.
 */
final class Pixel {

	/** The option: an id, '' = none. Twin of the name: admin/settings/privacy/pixel-setting.tsx. */
	public const OPTION = 'vitrine_pixel';

	/** Ids of Meta's pixels have 15 or 16 digits; none is promised. */
	private const ID = '/^\d{5,20}$/D';

	/**
	 * Registers the setting, for the REST API.
	 */
	public static function register_setting(): void {
		register_setting(
			'vitrine',
			self::OPTION,
			[
				'type'              => 'string',
				'label'             => __( 'Meta Pixel ID', 'vitrine' ),
				'description'       => __(
					'The pixel that counts a page view after a visitor has agreed to marketing.',
					'vitrine'
				),
				'default'           => '',
				'sanitize_callback' => static fn( mixed $value ): string => self::valid( $value ),
				'show_in_rest'      => [ 'schema' => [ 'type' => 'string', 'pattern' => '^([0-9]{5,20})?$' ] ],
			]
		);
	}

	/**
	 * The id, '' = none is set. An option that does not exist is not asked for.
	 */
	public static function id(): string {
		return isset( wp_load_alloptions()[ self::OPTION ] ) ? self::valid( get_option( self::OPTION ) ) : '';
	}

	/**
	 * Brings the module, where the visitor can be asked or the site says that nobody has to be.
	 */
	public static function enqueue(): void {
		if ( self::id() === '' || is_preview() || is_customize_preview() ) {
			return;
		}
		if ( ! self::needs_consent() ) {
			wp_enqueue_script_module( '@vitrine/pixel' );
		} elseif ( Tools::active() !== '' ) {
			wp_enqueue_script_module( '@vitrine/pixel' );
			Tools::enqueue_now();
		}
	}

	/**
	 * Data of the module.
	 *
	 * @param array<string, mixed> $data Data.
	 * @return array<string, mixed>
	 */
	public static function add_data( array $data ): array {
		return [ ...$data, 'id' => self::id(), 'tool' => self::needs_consent() ];
	}

	/**
	 * Whether visitors are asked.
	 */
	private static function needs_consent(): bool {
		/**
		 * Whether the ad pixel waits for marketing consent. Without a consent tool nobody can give it, and the pixel
		 * is not loaded.
		 *
		 * @param bool $needs_consent Whether it waits.
		 */
		return (bool) apply_filters( 'vitrine_pixel_needs_consent', true );
	}

	/**
	 * An id, '' = it is none.
	 *
	 * @param mixed $value Anything.
	 */
	private static function valid( mixed $value ): string {
		$id = is_scalar( $value ) ? trim( (string) $value ) : '';
		return preg_match( self::ID, $id ) === 1 ? $id : '';
	}
}
