<?php
/**
 * A section that stays in the window.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\StickySection;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the HTML of another's block what makes it stay, as frontend/render/sticky-section/schema.json describes it.
 * Twin of its classes: frontend/render/sticky-section/section.ts.
 *
 * @phpstan-type Section array{
 *     edge: ''|'top'|'bottom',
 *     offset: int,
 *     within: 'parent'|'page',
 *     desktops: bool,
 *     tablets: bool,
 *     phones: bool,
 *     effectsOffset: int,
 *     anchorOffset: int,
 * }
 */
final class StickySection {

	/**
	 * The schema, once somebody has asked.
	 *
	 * @var Schema|null
	 */
	private static ?Schema $schema = null;

	/**
	 * Adds classes, the offset and what the script is told to the element of the block.
	 *
	 * @param string       $html   The block, rendered.
	 * @param array<mixed> $stored The attribute, possibly hostile.
	 * @return string|null Null where it stays nowhere.
	 */
	public static function rendered( string $html, array $stored ): ?string {
		$read    = self::read( $stored );
		$devices = array_values(
			array_filter( [ 'desktops', 'tablets', 'phones' ], static fn( string $device ): bool => $read[ $device ] )
		);
		$tags    = new \WP_HTML_Tag_Processor( $html );
		if ( $read['edge'] === '' || $devices === [] || ! $tags->next_tag() ) {
			return null;
		}
		$tags->add_class( 'vitrine-sticky' );
		$tags->add_class( "vitrine-sticky-{$read['edge']}" );
		foreach ( $devices as $device ) {
			$tags->add_class( "vitrine-sticky-on-{$device}" );
		}
		$style = $tags->get_attribute( 'style' );
		$style = is_string( $style ) && trim( $style ) !== '' ? rtrim( trim( $style ), ';' ) . ';' : '';
		$tags->set_attribute( 'style', "{$style}--vitrine-sticky-offset:{$read['offset']}px" );
		$tags->set_attribute(
			'data-vitrine-sticky',
			(string) wp_json_encode(
				[
					'edge'    => $read['edge'],
					'offset'  => $read['offset'],
					'page'    => $read['within'] === 'page',
					'devices' => $devices,
					'effects' => $read['effectsOffset'],
					'room'    => $read['anchorOffset'],
				]
			)
		);
		return $tags->get_updated_html();
	}

	/**
	 * Reads what is stored.
	 *
	 * @param array<mixed> $stored The object, possibly hostile.
	 * @return Section
	 */
	private static function read( array $stored ): array {
		if ( self::$schema === null ) {
			$file         = dirname( VITRINE_FILE ) . '/build/sticky-section.json';
			self::$schema = new Schema( (array) wp_json_file_decode( $file, [ 'associative' => true ] ) );
		}
		/** As the schema says.
		 *
		 * @var Section $read */
		$read = self::$schema->read( $stored );
		return $read;
	}
}
