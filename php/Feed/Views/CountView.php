<?php
/**
 * Counts of a post, as they are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * Likes, comments and shares.
 */
final class CountView {

	/**
	 * The counts of a post that a feed shows; from that of the comments they are opened.
	 *
	 * @param Post         $post     The post.
	 * @param FeedSettings $settings What is shown.
	 * @return list<array{name: string, value: string, label: string, url?: string}>
	 */
	public static function of_post( Post $post, FeedSettings $settings ): array {
		$url    = $settings->has( 'showComments' ) ? $post->data['url'] : null;
		$counts = $post->data['counts'];
		if ( ! $settings->has( 'showCounts' ) ) {
			$counts = array_intersect_key( $counts, $url === null ? [] : [ 'comments' => 0 ] );
		}
		$shown = self::of( $counts );
		return $url === null ? $shown : array_map(
			static fn( array $count ): array => $count['name'] === 'comments' ? [ ...$count, 'url' => $url ] : $count,
			$shown
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
