<?php
/**
 * Counts of a post, as they are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Comments\ReactionKinds;
use Vitrine\Feed\Comments\ReactionsView;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * Likes, comments and shares.
 *
 * @phpstan-import-type ReactionKind from ReactionKinds
 * @phpstan-type Count array{
 *     name: string,
 *     value: string,
 *     label: string,
 *     url?: string,
 *     kinds?: non-empty-list<ReactionKind>,
 * }
 */
final class CountView {

	/**
	 * The counts of a post that a feed shows; from that of the comments they are opened, that of the likes has the most
	 * frequent kinds of reactions.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings What is shown.
	 * @return list<Count>
	 */
	public static function of_post( Post $post, FeedSettings $settings ): array {
		$url    = $settings->has( 'showComments' ) ? $post->data['url'] : null;
		$kinds  = $settings->has( 'showReactions' ) ? ReactionKinds::of( $post->data['reactions'] ) : [];
		$counts = $post->data['counts'];
		$words  = $kinds !== [] && ReactionsView::is_mixed( $post )
			? [ 'label' => ReactionKinds::number( $counts['likes'] ?? 0 ) ]
			: [];
		if ( ! $settings->has( 'showCounts' ) ) {
			$counts = array_intersect_key(
				$counts,
				[
					...( $settings->has( 'showReactions' ) ? [ 'likes' => 0 ] : [] ),
					...( $url === null ? [] : [ 'comments' => 0 ] ),
				]
			);
		}
		return array_map(
			static fn( array $count ): array => match ( true ) {
				$count['name'] === 'comments' && $url !== null => [ ...$count, 'url' => $url ],
				$count['name'] === 'likes' && $kinds !== [] => [ ...$count, ...$words, 'kinds' => $kinds ],
				default => $count,
			},
			self::of( $counts )
		);
	}

	/**
	 * The counts that are not zero, always in the same order.
	 *
	 * @param array<string, int> $counts By name.
	 * @return list<array{name: string, value: string, label: string}>
	 */
	public static function of( array $counts ): array {
		$shown = [];
		foreach ( [ 'likes', 'comments', 'shares' ] as $name ) {
			$count = $counts[ $name ] ?? 0;
			if ( $count < 1 ) {
				continue;
			}
			$value   = number_format_i18n( $count );
			$shown[] = [
				'name'  => $name,
				'value' => $value,
				'label' => match ( $name ) {
					/* translators: %s: number. */
					'likes'    => sprintf( _n( '%s like', '%s likes', $count, 'vitrine' ), $value ),
					/* translators: %s: number. */
					'comments' => sprintf( _n( '%s comment', '%s comments', $count, 'vitrine' ), $value ),
					/* translators: %s: number. */
					default    => sprintf( _n( '%s share', '%s shares', $count, 'vitrine' ), $value ),
				},
			];
		}
		return $shown;
	}
}
