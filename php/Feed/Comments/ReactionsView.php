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

	/**
	 * The sentence, with the most frequent kinds; null where nobody has reacted.
	 *
	 * @param Post $post The post.
	 */
	public static function of( Post $post ): ?string {
		$sentence = self::sentence( $post );
		$kinds    = self::is_mixed( $post ) ? ReactionKinds::of( $post->data['reactions'] ) : [];
		return $sentence === null || $kinds === [] ? $sentence : sprintf(
			/* translators: 1: sentence such as "Ann and Ben reacted", 2: kinds of reactions, such as "Love, Like". */
			__( '%1$s (%2$s)', 'vitrine' ),
			$sentence,
			implode( wp_get_list_item_separator(), array_column( $kinds, 'label' ) )
		);
	}

	/**
	 * The sentence without the kinds, which stand before it as icons; null where nobody has reacted.
	 *
	 * @param Post $post The post.
	 */
	public static function sentence( Post $post ): ?string {
		$is_mixed = self::is_mixed( $post );
		$people   = Commenters::are_named() ? $post->data['people'] : [];
		$total    = max( self::total( $post ), count( $people ) );
		if ( $people === [] ) {
			return $is_mixed
				? ReactionKinds::number( $total )
				: CountView::of( [ 'likes' => $total ] )[0]['label'] ?? null;
		}
		return $is_mixed ? self::reacted( $people, $total ) : self::like( $people, $total );
	}

	/**
	 * How many have reacted. The network counts kinds that it does not tell.
	 *
	 * @param Post $post The post.
	 */
	private static function total( Post $post ): int {
		return max( $post->data['counts']['likes'] ?? 0, array_sum( $post->data['reactions'] ?? [] ) );
	}

	/**
	 * Whether some have reacted otherwise than by liking it.
	 *
	 * @param Post $post The post.
	 */
	public static function is_mixed( Post $post ): bool {
		$reactions = $post->data['reactions'];
		// A row from another version may lack the kind.
		return $reactions !== null
			&& self::total( $post ) > array_sum( array_intersect_key( $reactions, [ 'like' => 0 ] ) );
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
}
