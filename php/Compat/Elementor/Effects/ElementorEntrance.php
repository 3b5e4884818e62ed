<?php
/**
 * Entrance animations of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Effects;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * How an element enters. The names of the animations are the same.
 */
final class ElementorEntrance {

	/** Settings that are read here. Those of widgets begin with `_`, those of frames do not. */
	public const READ = [
		'_animation',
		'_animation_tablet',
		'_animation_mobile',
		'_animation_delay',
		'animation',
		'animation_tablet',
		'animation_mobile',
		'animation_delay',
		'animation_duration',
	];

	/** Milliseconds, as Elementor's style sheet has them. */
	private const DURATIONS = [ 'slow' => 2000, 'fast' => 750 ];

	private const USUAL_DURATION = 1250;

	/**
	 * What the block stores; bounds are checked by who asks.
	 *
	 * @param array<mixed>   $settings Settings of the element, possibly hostile.
	 * @param string         $prefix   `_` = those of a widget.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array<string, mixed> Nothing where there is none.
	 */
	public static function of( array $settings, string $prefix, ElementorNotes $notes ): array {
		$named   = ElementorValue::by_device(
			"{$prefix}animation",
			static function ( string $name ) use ( $settings ): ?string {
				$animation = ElementorValue::text( $settings, $name );
				return $animation === '' ? null : $animation;
			}
		);
		$where   = array_filter(
			$named,
			static fn( ?string $animation ): bool => $animation !== null && $animation !== 'none'
		);
		$chosen  = reset( $where );
		if ( $chosen === false ) {
			return [];
		}
		if ( count( array_unique( $where ) ) > 1 ) {
			$notes->tell(
				__(
					'Entrance animations that are different on tablets or phones: all devices get the same one',
					'vitrine'
				)
			);
		}
		$duration = ElementorValue::text( $settings, 'animation_duration' );
		return [
			'animation' => $chosen,
			'duration'  => self::DURATIONS[ $duration ] ?? self::USUAL_DURATION,
			'delay'     => ElementorValue::number( $settings, "{$prefix}animation_delay" ) ?? 0,
			...array_map( static fn(): bool => false, array_diff_key( $named, $where ) ),
		];
	}
}
