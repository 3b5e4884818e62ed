<?php
/**
 * The site's setting for the lightbox.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Lightbox;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Which links open in the lightbox, and what it shows, as frontend/render/lightbox/schema.json describes it.
 *
 * @phpstan-type Settings array{
 *     links: 'off'|'asked'|'all',
 *     videos: bool,
 *     group: 'block'|'page',
 *     title: ''|'title'|'caption'|'alt'|'description',
 *     description: ''|'title'|'caption'|'alt'|'description',
 *     counter: bool,
 *     fullscreen: bool,
 *     zoom: bool,
 *     share: bool,
 * }
 */
final class LightboxSettings {

	/** The option: an object, completed by the schema. Twin: admin/settings/lightbox/lightbox-setting.tsx. */
	public const OPTION = 'vitrine_lightbox';

	/**
	 * The schema, once somebody has asked.
	 *
	 * @var Schema|null
	 */
	private static ?Schema $schema = null;

	/**
	 * Which links open in it. Every page asks: the schema is not read for it.
	 *
	 * @return 'off'|'asked'|'all'
	 */
	public static function links(): string {
		$links = self::stored()['links'] ?? '';
		return in_array( $links, [ 'off', 'all' ], true ) ? $links : 'asked';
	}

	/**
	 * All settings.
	 *
	 * @return Settings
	 */
	public static function read(): array {
		/** As the schema says.
		 *
		 * @var Settings $read */
		$read = ( self::$schema ??= new Schema( self::schema() ) )->read( self::stored() );
		return $read;
	}

	/**
	 * Registers the setting, for the REST API.
	 */
	public static function register_setting(): void {
		$properties = array_map(
			static fn( array $node ): array => array_intersect_key( $node, [ 'type' => 1, 'enum' => 1 ] ),
			self::schema()
		);
		register_setting(
			'vitrine',
			self::OPTION,
			[
				'type'              => 'object',
				'label'             => __( 'Lightbox', 'vitrine' ),
				'description'       => __( 'Which links to images open in the lightbox.', 'vitrine' ),
				'default'           => [],
				'sanitize_callback' => static fn( mixed $value ): array => ( new Schema( self::schema() ) )->read(
					is_array( $value ) ? $value : []
				),
				'show_in_rest'      => [
					'schema' => [
						'type'                 => 'object',
						'properties'           => $properties,
						'additionalProperties' => false,
					],
				],
			]
		);
	}

	/**
	 * What is stored. An option that does not exist is not asked for.
	 *
	 * @return array<mixed>
	 */
	private static function stored(): array {
		$stored = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : [];
		return is_array( $stored ) ? $stored : [];
	}

	/**
	 * The schema.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function schema(): array {
		$file = dirname( VITRINE_FILE ) . '/build/lightbox.json';
		/** As it is.
		 *
		 * @var array<string, array<string, mixed>> $schema */
		$schema = (array) wp_json_file_decode( $file, [ 'associative' => true ] );
		return $schema;
	}
}
