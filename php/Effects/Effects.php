<?php
/**
 * Effects of core's blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

use Vitrine\LateStyle;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the HTML of another's block what its effects need, as frontend/render/effects/schema.json describes them.
 *
 * @phpstan-import-type EntranceSettings from Entrance
 * @phpstan-type EffectSettings array{entrance: EntranceSettings}
 */
final class Effects {

	/**
	 * The schema, once somebody has asked.
	 *
	 * @var Schema|null
	 */
	private static ?Schema $schema = null;

	/**
	 * A block with its effects, and what they need on the page.
	 *
	 * @param string       $html   The block, rendered.
	 * @param array<mixed> $stored The attribute, possibly hostile.
	 * @param string       $block  Name of the block.
	 */
	public static function rendered( string $html, array $stored, string $block ): string {
		$read     = self::read( $stored );
		$tags     = new \WP_HTML_Tag_Processor( $html );
		$entrance = Entrance::look( $read['entrance'], $block );
		if ( $entrance === null || ! $tags->next_tag() ) {
			return $html;
		}
		$entrance->add_to( $tags );
		wp_enqueue_script_module( '@vitrine/entrances' );
		return self::bring_styles( Entrance::styles( $read['entrance'] ) ) . $tags->get_updated_html();
	}

	/**
	 * Asks WordPress for style sheets.
	 *
	 * @param list<string> $names Without `style-`.
	 * @return string HTML to print before the block, where the head of the page is gone already; '' elsewhere.
	 */
	public static function bring_styles( array $names ): string {
		return implode(
			'',
			array_map(
				static fn( string $name ): string
					=> LateStyle::bring( "vitrine-effects-{$name}", "effects/style-{$name}.css" ),
				$names
			)
		);
	}

	/**
	 * Reads what is stored.
	 *
	 * @param array<mixed> $stored The object, possibly hostile.
	 * @return EffectSettings
	 */
	private static function read( array $stored ): array {
		if ( self::$schema === null ) {
			$file         = dirname( VITRINE_FILE ) . '/build/effects.json';
			self::$schema = new Schema( (array) wp_json_file_decode( $file, [ 'associative' => true ] ) );
		}
		/** As the schema says.
		 *
		 * @var EffectSettings $read */
		$read = self::$schema->read( $stored );
		return $read;
	}
}
