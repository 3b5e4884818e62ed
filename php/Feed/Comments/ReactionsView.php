<?php
/**
 * How a post was received, in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Comments;

use Vitrine\Feed\Store\Post;
use Vitrine\Feed\Views\CountView;

defined( 'ABSPATH' ) || exit;

/**
 * One sentence. Who reacted is named only where commenters are.
 */
final class ReactionsView {

	/** How many kinds of reactions are said. */
	private const KINDS = 2;

	/**
	 * The sentence, null where nobody has reacted.
	 *
	 * @param Post $post The post.
	 */
	public static function of( Post $post ): ?string {
		$reactions = $post->data['reactions'] ?? [];
		$likes     = $reactions['like'] ?? 0;
		// The network counts kinds that it does not tell.
		$total    = max( $post->data['counts']['likes'] ?? 0, array_sum( $reactions ) );
		$is_mixed = $reactions !== [] && $total > $likes;
		$people   = Commenters::are_named() ? $post->data['people'] : [];
		$total    = max( $total, count( $people ) );
		if ( $people === [] ) {
			$sentence = $is_mixed ? self::number( $total ) : CountView::of( [ 'likes' => $total ] )[0]['label'] ?? null;
		} else {
			$sentence = $is_mixed ? self::reacted( $people, $total ) : self::like( $people, $total );
		}
		$kinds = $is_mixed ? self::kinds( $reactions ) : [];
		return $sentence === null || $kinds === [] ? $sentence : sprintf(
			/* translators: 1: sentence such as "Ann and Ben reacted", 2: kinds of reactions, such as "Love, Like". */
			__( '%1$s (%2$s)', 'vitrine' ),
			$sentence,
			implode( wp_get_list_item_separator(), $kinds )
		);
	}

	/**
	 * How many have reacted, where nobody is named.
	 *
	 * @param int $total How many.
	 */
	private static function number( int $total ): string {
		/* translators: %s: number. */
		return sprintf( _n( '%s reaction', '%s reactions', $total, 'vitrine' ), number_format_i18n( $total ) );
	}

	/**
	 * Who likes it.
	 *
	 * @param non-empty-list<string> $people Names.
	 * @param int                    $total  How many there are.
	 */
	private static function like( array $people, int $total ): string {
		$others = $total - min( 2, count( $people ) );
		$number = number_format_i18n( $others );
		if ( ! isset( $people[1] ) ) {
			return $others < 1
				/* translators: %s: name. */
				? sprintf( __( '%s likes this', 'vitrine' ), $people[0] )
				: sprintf(
					/* translators: 1: name, 2: number. */
					_n( '%1$s and %2$s other like this', '%1$s and %2$s others like this', $others, 'vitrine' ),
					$people[0],
					$number
				);
		}
		return $others < 1
			/* translators: 1, 2: names. */
			? sprintf( __( '%1$s and %2$s like this', 'vitrine' ), $people[0], $people[1] )
			: sprintf(
				/* translators: 1, 2: names, 3: number. */
				_n( '%1$s, %2$s and %3$s other like this', '%1$s, %2$s and %3$s others like this', $others, 'vitrine' ),
				$people[0],
				$people[1],
				$number
			);
	}

	/**
	 * Who has reacted, where not all of them like it.
	 *
	 * @param non-empty-list<string> $people Names.
	 * @param int                    $total  How many there are.
	 */
	private static function reacted( array $people, int $total ): string {
		$others = $total - min( 2, count( $people ) );
		$number = number_format_i18n( $others );
		if ( ! isset( $people[1] ) ) {
			return $others < 1
				/* translators: %s: name. */
				? sprintf( __( '%s reacted', 'vitrine' ), $people[0] )
				: sprintf(
					/* translators: 1: name, 2: number. */
					_n( '%1$s and %2$s other reacted', '%1$s and %2$s others reacted', $others, 'vitrine' ),
					$people[0],
					$number
				);
		}
		return $others < 1
			/* translators: 1, 2: names. */
			? sprintf( __( '%1$s and %2$s reacted', 'vitrine' ), $people[0], $people[1] )
			: sprintf(
				/* translators: 1, 2: names, 3: number. */
				_n( '%1$s, %2$s and %3$s other reacted', '%1$s, %2$s and %3$s others reacted', $others, 'vitrine' ),
				$people[0],
				$people[1],
				$number
			);
	}

	/**
	 * The most frequent kinds, the first of those that are equal as the network has them.
	 *
	 * @param array<string, int> $reactions How many of each kind.
	 * @return list<string>
	 */
	private static function kinds( array $reactions ): array {
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
			array_intersect_key( $reactions, $labels ),
			static fn( int $count ): bool => $count > 0
		);
		arsort( $counts );
		return array_map(
			static fn( string $name ): string => $labels[ $name ],
			array_slice( array_keys( $counts ), 0, self::KINDS )
		);
	}
}
