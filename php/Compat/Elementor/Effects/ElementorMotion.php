<?php
/**
 * Motion effects of Elementor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Effects;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * How an element, or the background of a frame, moves with the page and with the pointer.
 */
final class ElementorMotion {

	/** Settings of a background that are read here, without their beginning; an element has two more. */
	private const PARTS = [
		'motion_fx_scrolling',
		'translateY_effect',
		'translateY_direction',
		'translateY_speed',
		'translateY_affectedRange',
		'translateX_effect',
		'translateX_direction',
		'translateX_speed',
		'translateX_affectedRange',
		'rotateZ_effect',
		'rotateZ_direction',
		'rotateZ_speed',
		'rotateZ_affectedRange',
		'scale_effect',
		'scale_direction',
		'scale_speed',
		'scale_range',
		'opacity_effect',
		'opacity_direction',
		'opacity_level',
		'opacity_range',
		'blur_effect',
		'blur_direction',
		'blur_level',
		'blur_range',
		'motion_fx_mouse',
		'mouseTrack_effect',
		'mouseTrack_direction',
		'mouseTrack_speed',
		'tilt_effect',
		'tilt_direction',
		'tilt_speed',
		'devices',
		'range',
	];

	private const ELEMENT = 'motion_fx';

	private const BACKGROUND = 'background_motion_fx';

	/** What moves: its name, our directions without and with `negative`, and Elementor's speed. */
	private const MOVED = [
		'y'      => [ 'translateY', 'up', 'down', 4 ],
		'x'      => [ 'translateX', 'left', 'right', 4 ],
		'rotate' => [ 'rotateZ', 'left', 'right', 1 ],
	];

	/** What changes, and the name of how much. */
	private const CHANGED = [ 'scale' => 'speed', 'opacity' => 'level', 'blur' => 'level' ];

	/** What follows the pointer: its name, our directions without and with `negative`, and Elementor's speed. */
	private const FOLLOWS = [
		'track' => [ 'mouseTrack', 'opposite', 'direct', 1 ],
		'tilt'  => [ 'tilt', 'direct', 'opposite', 4 ],
	];

	/**
	 * Settings that are read here.
	 *
	 * @param bool $of_backgrounds Whether those of backgrounds are.
	 * @return list<string>
	 */
	public static function names( bool $of_backgrounds ): array {
		$names = [ 'motion_fx_transform_origin_x', 'motion_fx_transform_origin_y' ];
		foreach ( $of_backgrounds ? [ self::ELEMENT, self::BACKGROUND ] : [ self::ELEMENT ] as $of ) {
			foreach ( self::PARTS as $part ) {
				$names[] = "{$of}_{$part}";
			}
		}
		return $names;
	}

	/**
	 * What the block stores; bounds are checked by who asks.
	 *
	 * @param array<mixed>   $settings Settings of the element, possibly hostile.
	 * @param ElementorNotes $notes    What is left out.
	 * @return array<string, mixed> Nothing where there is none.
	 */
	public static function of( array $settings, ElementorNotes $notes ): array {
		$own = self::effects( $settings, self::ELEMENT );
		if ( ! self::has_background( $settings ) ) {
			return $own === [] ? [] : [ ...$own, 'origin' => self::origin( $settings, $notes ) ];
		}
		if ( $own !== [] ) {
			$notes->tell( __( 'Motion effects of sections that also have a moving background', 'vitrine' ) );
		}
		return [ ...self::effects( $settings, self::BACKGROUND ), 'background' => true ];
	}

	/**
	 * Whether the background moves: then it is that of a cover.
	 *
	 * @param array<mixed> $settings Settings of the element, possibly hostile.
	 */
	public static function has_background( array $settings ): bool {
		return ElementorValue::text( $settings, 'background_background' ) === 'classic'
			&& ElementorValue::url( $settings, 'background_image' ) !== ''
			&& self::effects( $settings, self::BACKGROUND ) !== [];
	}

	/**
	 * The effects that are on.
	 *
	 * @param array<mixed> $settings Settings of the element.
	 * @param string       $of       Beginning of their names.
	 * @return array<string, mixed>
	 */
	private static function effects( array $settings, string $of ): array {
		$scrolls = ElementorValue::is_on( $settings, "{$of}_motion_fx_scrolling" );
		$follows = ElementorValue::is_on( $settings, "{$of}_motion_fx_mouse" );
		$effects = [
			...( $scrolls ? self::scrolled( $settings, $of ) : [] ),
			...( $follows ? self::followed( $settings, $of ) : [] ),
		];
		return $effects === [] ? [] : [
			...$effects,
			'relativeTo' => ElementorValue::text( $settings, "{$of}_range" ) === 'page' ? 'page' : 'window',
			...ElementorValue::devices_off( $settings, "{$of}_devices" ),
		];
	}

	/**
	 * What moves with the page.
	 *
	 * @param array<mixed> $settings Settings of the element.
	 * @param string       $of       Beginning of their names.
	 * @return array<string, array<string, mixed>>
	 */
	private static function scrolled( array $settings, string $of ): array {
		$effects = [];
		foreach ( self::MOVED as $ours => [ $theirs, $usual, $negative, $speed ] ) {
			if ( ElementorValue::is_on( $settings, "{$of}_{$theirs}_effect" ) ) {
				$given            = ElementorValue::number( $settings, "{$of}_{$theirs}_speed" );
				$effects[ $ours ] = [
					'on'        => true,
					'direction' => self::is_negative( $settings, "{$of}_{$theirs}" ) ? $negative : $usual,
					'speed'     => self::whole( $given ?? $speed ),
					...self::range( $settings, "{$of}_{$theirs}_affectedRange" ),
				];
			}
		}
		foreach ( self::CHANGED as $name => $amount ) {
			if ( ElementorValue::is_on( $settings, "{$of}_{$name}_effect" ) ) {
				$given            = ElementorValue::number( $settings, "{$of}_{$name}_{$amount}" );
				$effects[ $name ] = [
					'on'        => true,
					'direction' => ElementorValue::text( $settings, "{$of}_{$name}_direction" ),
					...( $given === null ? [] : [ $amount => self::whole( $given ) ] ),
					...self::range( $settings, "{$of}_{$name}_range" ),
				];
			}
		}
		return $effects;
	}

	/**
	 * What follows the pointer.
	 *
	 * @param array<mixed> $settings Settings of the element.
	 * @param string       $of       Beginning of their names.
	 * @return array<string, array<string, mixed>>
	 */
	private static function followed( array $settings, string $of ): array {
		$effects = [];
		foreach ( self::FOLLOWS as $ours => [ $theirs, $usual, $negative, $speed ] ) {
			if ( ElementorValue::is_on( $settings, "{$of}_{$theirs}_effect" ) ) {
				$effects[ $ours ] = [
					'on'        => true,
					'direction' => self::is_negative( $settings, "{$of}_{$theirs}" ) ? $negative : $usual,
					'speed'     => ElementorValue::number( $settings, "{$of}_{$theirs}_speed" ) ?? $speed,
				];
			}
		}
		return $effects;
	}

	/**
	 * Whether an effect goes the other way.
	 *
	 * @param array<mixed> $settings Settings of the element.
	 * @param string       $effect   Beginning of its names.
	 */
	private static function is_negative( array $settings, string $effect ): bool {
		return ElementorValue::text( $settings, "{$effect}_direction" ) === 'negative';
	}

	/**
	 * A whole number; what moves a little does not stand still.
	 *
	 * @param float|int $number Number.
	 */
	private static function whole( float|int $number ): int {
		$number = max( -10, min( 15, $number ) );
		$whole  = (int) round( $number );
		return $whole === 0 ? $number <=> 0 : $whole;
	}

	/**
	 * The part of the way that counts.
	 *
	 * @param array<mixed> $settings Settings of the element.
	 * @param string       $name     Setting.
	 * @return array<string, mixed>
	 */
	private static function range( array $settings, string $name ): array {
		$sizes = is_array( $settings[ $name ] ?? null ) ? $settings[ $name ]['sizes'] ?? null : null;
		return is_array( $sizes ) ? array_intersect_key( $sizes, [ 'start' => true, 'end' => true ] ) : [];
	}

	/**
	 * The point around which it turns: the middle, or that of a side.
	 *
	 * @param array<mixed>   $settings Settings of the element.
	 * @param ElementorNotes $notes    What is left out.
	 */
	private static function origin( array $settings, ElementorNotes $notes ): string {
		$x = ElementorValue::text( $settings, 'motion_fx_transform_origin_x', 'center' );
		$y = ElementorValue::text( $settings, 'motion_fx_transform_origin_y', 'center' );
		if ( $x !== 'center' && $y !== 'center' ) {
			$notes->tell(
				__( 'Motion effects with a corner as their origin: the middle of a side is used instead', 'vitrine' )
			);
		}
		return $y === 'center' ? $x : $y;
	}
}
