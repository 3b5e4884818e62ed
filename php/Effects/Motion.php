<?php
/**
 * Motion effects.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

defined( 'ABSPATH' ) || exit;

/**
 * How a block moves with the page and with the pointer: the formulas are in docs/decisions/0036.
 * Twin: frontend/render/effects/motion.ts; both are held to tests/fixtures/motion.json.
 *
 * @phpstan-type Moved array{on: bool, direction: string, speed: int, start: int, end: int}
 * @phpstan-type Changed array{on: bool, direction: string, speed?: int, level?: int, start: int, end: int}
 * @phpstan-type Pointed array{on: bool, direction: string, speed: int|float}
 * @phpstan-type MotionSettings array{
 *     y: Moved,
 *     x: Moved,
 *     rotate: Moved,
 *     scale: Changed,
 *     opacity: Changed,
 *     blur: Changed,
 *     track: Pointed,
 *     tilt: Pointed,
 *     relativeTo: 'window'|'page',
 *     origin: string,
 *     background: bool,
 *     desktops: bool,
 *     tablets: bool,
 *     phones: bool,
 * }
 * @phpstan-type Track array{animation: string, range: string, fill: string, way: string}
 */
final class Motion {

	/** Units of what moves, and the directions in which it goes from more to less. */
	private const MOVED = [ 'y' => [ 'px', 'up' ], 'x' => [ 'px', 'left' ], 'rotate' => [ 'deg', 'left' ] ];

	/** What changes with and without its effect. */
	private const CHANGED = [ 'scale', 'opacity', 'blur' ];

	/**
	 * What it adds to the block.
	 *
	 * @param MotionSettings $read  Settings within their bounds.
	 * @param string         $block Name of the block.
	 * @return Look|null Null where it does not move.
	 */
	public static function look( array $read, string $block ): ?Look {
		$devices = Look::devices( 'vitrine-motion', $read );
		$scrolls = self::scrolled( $read );
		$follows = self::followed( $read );
		if ( $devices === [] || ( $scrolls === [] && $follows === [] ) ) {
			return null;
		}
		$classes = [
			$scrolls !== [] ? 'vitrine-motion' : '',
			$follows !== [] ? 'vitrine-follows' : '',
			$read['background'] && $block === 'core/cover' ? 'has-moving-background' : '',
		];
		return new Look(
			[ ...array_values( array_filter( $classes ) ), ...$devices ],
			[
				...$scrolls,
				...$follows,
				...( $read['origin'] !== 'center' ? [ '--vitrine-motion-origin' => $read['origin'] ] : [] ),
			]
		);
	}

	/**
	 * What moves with the page, as lists of animations and their properties.
	 *
	 * @param MotionSettings $read Settings within their bounds.
	 * @return array<string, string> None where nothing does.
	 */
	private static function scrolled( array $read ): array {
		$tracks = [];
		$style  = [];
		foreach ( self::MOVED as $name => [ $unit, $first ] ) {
			[ 'direction' => $direction, 'start' => $start ] = $read[ $name ];
			if ( $read[ $name ]['on'] ) {
				$end      = max( $start, $read[ $name ]['end'] );
				$speed    = $read[ $name ]['speed'] * ( $direction === $first ? 1 : -1 );
				$from     = ( 50 - $start ) * $speed;
				$to       = ( 50 - $end ) * $speed;
				$tracks[] = self::track( $name, $start, $end );
				$style   += self::values( $name, "{$from}{$unit}", "{$to}{$unit}" );
				if ( $unit === 'px' && $read['background'] ) {
					$style[ "--vitrine-motion-{$name}-room" ] = max( abs( $from ), abs( $to ) ) . 'px';
				}
			}
		}
		foreach ( self::CHANGED as $name ) {
			if ( $read[ $name ]['on'] ) {
				$tracks = [ ...$tracks, ...self::changes( $name, $read[ $name ] ) ];
				$style += self::values( $name, ...self::ends( $name, $read[ $name ] ) );
			}
		}
		$list = static fn( string $name ): string => implode( ',', array_column( $tracks, $name ) );
		return $tracks === [] ? [] : [
			'--vitrine-motion'       => $list( 'animation' ),
			'--vitrine-motion-range' => $list( 'range' ),
			'--vitrine-motion-fill'  => $list( 'fill' ),
			'--vitrine-motion-way'   => $list( 'way' ),
			...( $read['relativeTo'] === 'page' ? [ '--vitrine-motion-timeline' => 'scroll(root)' ] : [] ),
			...$style,
		];
	}

	/**
	 * The two ends of a change: without and with the effect, as `out-in` goes.
	 *
	 * @param string  $name What changes.
	 * @param Changed $read Its settings.
	 * @return array{string, string}
	 */
	private static function ends( string $name, array $read ): array {
		return match ( $name ) {
			'scale'   => [ '1', (string) ( 1 + ( $read['speed'] ?? 0 ) / 10 ) ],
			'opacity' => [ (string) ( 1 - ( $read['level'] ?? 0 ) / 10 ), '1' ],
			default   => [ 'blur(' . ( $read['level'] ?? 0 ) . 'px)', 'blur(0px)' ],
		};
	}

	/**
	 * The one or two animations of a change.
	 *
	 * @param string  $name What changes.
	 * @param Changed $read Its settings.
	 * @return list<Track>
	 */
	private static function changes( string $name, array $read ): array {
		[ 'direction' => $direction, 'start' => $start, 'end' => $end ] = $read;
		$end = max( $start, $end );
		return match ( $direction ) {
			'out-in' => [ self::track( $name, $start, $end ) ],
			'in-out' => [ self::track( $name, $start, $end, 'both', 'reverse' ) ],
			'out-in-out' => [
				self::track( $name, 0, $start ),
				self::track( $name, $end, 100, 'forwards', 'reverse' ),
			],
			default  => [
				self::track( $name, 0, $start, 'both', 'reverse' ),
				self::track( $name, $end, 100, 'forwards' ),
			],
		};
	}

	/**
	 * An animation.
	 *
	 * @param string $name  What it moves.
	 * @param int    $start Percent of the way where it begins.
	 * @param int    $end   Where it ends.
	 * @param string $fill  Where it holds its ends; one that another goes before holds the second alone.
	 * @param string $way   Forward or backward.
	 * @return Track
	 */
	private static function track(
		string $name,
		int $start,
		int $end,
		string $fill = 'both',
		string $way = 'normal'
	): array {
		return [
			'animation' => "vitrine-motion-{$name}",
			'range'     => "{$start}% {$end}%",
			'fill'      => $fill,
			'way'       => $way,
		];
	}

	/**
	 * What an animation goes from and to.
	 *
	 * @param string $name What it moves.
	 * @param string $from Value at its start.
	 * @param string $to   Value at its end.
	 * @return array<string, string>
	 */
	private static function values( string $name, string $from, string $to ): array {
		return [ "--vitrine-motion-{$name}" => $from, "--vitrine-motion-{$name}-to" => $to ];
	}

	/**
	 * What follows the pointer: how far for each percent of the window.
	 *
	 * @param MotionSettings $read Settings within their bounds.
	 * @return array<string, string> None where nothing does.
	 */
	private static function followed( array $read ): array {
		[ 'track' => $track, 'tilt' => $tilt ] = $read;

		$sign = static fn( array $one ): int => $one['direction'] === 'direct' ? 1 : -1;
		return [
			...( $track['on'] ? [ '--vitrine-track' => $sign( $track ) * $track['speed'] . 'px' ] : [] ),
			...( $tilt['on'] ? [ '--vitrine-tilt' => $sign( $tilt ) * $tilt['speed'] / 10 . 'deg' ] : [] ),
		];
	}
}
