<?php
/**
 * Effects of Elementor's elements.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Effects;

use Vitrine\Compat\Elementor\ElementorBlock;
use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The attribute `vitrineEffects` of what an element becomes.
 */
final class ElementorEffects {

	/**
	 * The schema, once somebody has asked.
	 *
	 * @var Schema|null
	 */
	private static ?Schema $schema = null;

	/**
	 * Settings that are read here.
	 *
	 * @param bool $of_frame Whether those of frames are.
	 * @return list<string>
	 */
	public static function names( bool $of_frame ): array {
		return [
			...ElementorEntrance::READ,
			...ElementorMotion::names( $of_frame ),
			...( $of_frame ? [ ...ElementorDividers::READ, ...ElementorBackground::READ ] : [] ),
		];
	}

	/**
	 * Effects of a widget.
	 *
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array{vitrineEffects?: array<string, mixed>}
	 */
	public static function of_widget( array $settings, ElementorNotes $notes ): array {
		return self::attribute(
			[
				'entrance' => ElementorEntrance::of( $settings, '_', $notes ),
				'motion'   => ElementorMotion::of( $settings, $notes ),
			]
		);
	}

	/**
	 * Effects of a container, section or column.
	 *
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array{vitrineEffects?: array<string, mixed>}
	 */
	public static function of_frame( array $settings, ElementorNotes $notes ): array {
		return self::attribute(
			[
				'entrance'      => ElementorEntrance::of( $settings, '', $notes ),
				'motion'        => ElementorMotion::of( $settings, $notes ),
				'dividerTop'    => ElementorDividers::of( $settings, 'top', $notes ),
				'dividerBottom' => ElementorDividers::of( $settings, 'bottom', $notes ),
				'background'    => ElementorBackground::of( $settings, $notes ),
			]
		);
	}

	/**
	 * The attribute, within the bounds of its schema.
	 *
	 * @param array<string, array<string, mixed>> $effects Effects.
	 * @return array{vitrineEffects?: array<string, mixed>}
	 */
	private static function attribute( array $effects ): array {
		$effects = array_filter( $effects );
		if ( $effects === [] ) {
			return [];
		}
		if ( self::$schema === null ) {
			$file         = dirname( VITRINE_FILE ) . '/build/effects.json';
			self::$schema = new Schema( (array) wp_json_file_decode( $file, [ 'associative' => true ] ) );
		}
		$said = ElementorBlock::said( self::$schema, $effects );
		return $said === [] ? [] : [ 'vitrineEffects' => $said ];
	}
}
