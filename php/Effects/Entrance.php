<?php
/**
 * Entrance animations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects;

defined( 'ABSPATH' ) || exit;

/**
 * How a block enters when it comes into the window.
 *
 * @phpstan-type EntranceSettings array{
 *     animation: string,
 *     duration: int,
 *     delay: int,
 *     stagger: int,
 *     desktops: bool,
 *     tablets: bool,
 *     phones: bool,
 * }
 */
final class Entrance {

	/** Movements of what is there already, which have a style sheet of their own. */
	private const ATTENTION = [
		'bounce',
		'flash',
		'pulse',
		'rubberBand',
		'shake',
		'headShake',
		'swing',
		'tada',
		'wobble',
		'jello',
	];

	/** Blocks that have no others in them. */
	private const SINGLE = [ 'core/image', 'core/heading' ];

	/**
	 * What it adds to the block. Twin: entranceLook() in frontend/render/effects/look.ts.
	 *
	 * @param EntranceSettings $read  Settings within their bounds.
	 * @param string           $block Name of the block.
	 * @return Look|null Null where it does not.
	 */
	public static function look( array $read, string $block ): ?Look {
		$devices = Look::devices( 'vitrine-entrance', $read );
		if ( $read['animation'] === '' || $devices === [] ) {
			return null;
		}
		$staggers = $read['stagger'] > 0 && ! in_array( $block, self::SINGLE, true );
		return new Look(
			[ 'vitrine-entrance', ...$devices, ...( $staggers ? [ 'has-stagger' ] : [] ) ],
			[
				'--vitrine-entrance-duration' => "{$read['duration']}ms",
				'--vitrine-entrance-delay'    => "{$read['delay']}ms",
				...( $staggers ? [ '--vitrine-entrance-stagger' => "{$read['stagger']}ms" ] : [] ),
			],
			[ 'data-vitrine-animation' => $read['animation'] ]
		);
	}

	/**
	 * The style sheets that it needs, without `style-`.
	 *
	 * @param EntranceSettings $read Settings within their bounds.
	 * @return list<string>
	 */
	public static function styles( array $read ): array {
		return [ 'entrance', in_array( $read['animation'], self::ATTENTION, true ) ? 'attention' : 'ways-in' ];
	}
}
