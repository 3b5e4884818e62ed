<?php
/**
 * Kinds of reactions, as they are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

defined( 'ABSPATH' ) || exit;

/**
 * The most frequent ones. Twin: ReactionKind in frontend/render/feed/types.ts.
 *
 * @phpstan-type ReactionKind array{name: string, label: string}
 */
final class ReactionKinds {

	/** How many kinds are shown. */
	private const SHOWN = 2;

	/**
	 * How many have reacted.
	 *
	 * @param int $total How many.
	 */
	public static function number( int $total ): string {
		/* translators: %s: number. */
		return sprintf( _n( '%s reaction', '%s reactions', $total, 'vitrine' ), number_format_i18n( $total ) );
	}

	/**
	 * The most frequent kinds, the first of those that are equal as the network has them.
	 *
	 * @param array<string, int>|null $reactions How many of each kind.
	 * @return list<ReactionKind>
	 */
	public static function of( ?array $reactions ): array {
		$labels = [
			'like'  => _x( 'Like', 'reaction', 'vitrine' ),
			'love'  => _x( 'Love', 'reaction', 'vitrine' ),
			'care'  => _x( 'Care', 'reaction', 'vitrine' ),
			'haha'  => _x( 'Haha', 'reaction', 'vitrine' ),
			'wow'   => _x( 'Wow', 'reaction', 'vitrine' ),
			'sad'   => _x( 'Sad', 'reaction', 'vitrine' ),
			'angry' => _x( 'Angry', 'reaction', 'vitrine' ),
		];
		$counts = array_filter(
			array_intersect_key( $reactions ?? [], $labels ),
			static fn( int $count ): bool => $count > 0
		);
		arsort( $counts );
		return array_map(
			static fn( string $name ): array => [ 'name' => $name, 'label' => $labels[ $name ] ],
			array_slice( array_keys( $counts ), 0, self::SHOWN )
		);
	}
}
