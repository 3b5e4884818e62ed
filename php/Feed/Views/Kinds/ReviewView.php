<?php
/**
 * A review, as it is shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views\Kinds;

use Vitrine\Feed\Comments\Commenters;
use Vitrine\Feed\Store\Post;

defined( 'ABSPATH' ) || exit;

/**
 * Whether somebody recommends the page, or how many stars they gave in the days of stars. Twin: ReviewView in
 * frontend/render/feed/types.ts.
 *
 * @phpstan-type ReviewParts array{verdict: 'positive'|'negative'|'stars', label: string, stars: string|null}
 */
final class ReviewView {

	/** Stars of a review. */
	private const STARS = 5;

	/**
	 * The review that a post is.
	 *
	 * @param Post $post The post.
	 * @return ReviewParts|null Null where it is none, or the network does not say what somebody thinks.
	 */
	public static function of( Post $post ): ?array {
		$review = $post->data['review'];
		$stars  = $review['rating'] ?? null;
		return match ( $review['is_positive'] ?? null ) {
			true => [
				'verdict' => 'positive',
				/* translators: %s: name of a page. */
				'label'   => sprintf( __( 'Recommends %s', 'vitrine' ), $post->account['name'] ),
				'stars'   => null,
			],
			false => [
				'verdict' => 'negative',
				/* translators: %s: name of a page. */
				'label'   => sprintf( __( 'Doesn’t recommend %s', 'vitrine' ), $post->account['name'] ),
				'stars'   => null,
			],
			null => $stars === null ? null : [
				'verdict' => 'stars',
				'label'   => sprintf(
					/* translators: 1: number of stars, 2: highest number of stars. */
					_n( '%1$s out of %2$s stars', '%1$s out of %2$s stars', $stars, 'vitrine' ),
					number_format_i18n( $stars ),
					number_format_i18n( self::STARS )
				),
				'stars'   => str_repeat( '★', $stars ) . str_repeat( '☆', self::STARS - $stars ),
			],
		};
	}

	/**
	 * Who wrote it, as far as visitors may know: named only where those who comment are.
	 *
	 * @param Post $post The post.
	 */
	public static function reviewer( Post $post ): string {
		$name = Commenters::are_named() ? ( $post->data['author'] ?? [ 'name' => '' ] )['name'] : '';
		return $name === '' ? __( 'A visitor', 'vitrine' ) : $name;
	}
}
