<?php
/**
 * Reviews of Facebook pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Posts;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads a recommendation as the Graph API answers it; those before 2018 have stars.
 */
final class FacebookReview {

	/** What the fields of a review look like. */
	private const SHAPE = [
		'created_time'        => 'text',
		'recommendation_type' => 'text',
		'review_text'         => 'text',
		'rating'              => 'number',
		'open_graph_story'    => [ 'id' => 'id' ],
		// Whoever wrote it is named to some tokens only.
		'reviewer'            => '?object',
	];

	/**
	 * A review as a post.
	 *
	 * @param array<mixed> $row     The row; it has no id of its own.
	 * @param string       $account Id of the page.
	 * @throws GraphError Of kind Malformed when a field is not what the network documents.
	 */
	public static function of( array $row, string $account ): RemotePost {
		Shape::check( $row, self::SHAPE );
		$id   = Field::id( Field::at( $row, 'open_graph_story', 'id' ) );
		$time = Field::time( $row['created_time'] ?? null );
		if ( $id === '' || $time === null ) {
			throw new GraphError( ErrorKind::Malformed );
		}
		$type  = $row['recommendation_type'] ?? null;
		$stars = Field::count( $row['rating'] ?? null );
		return new RemotePost(
			$id,
			$time,
			[
				...RemotePost::NOTHING,
				'url'    => "https://www.facebook.com/{$account}/reviews",
				'author' => [ 'name' => Field::line( Field::at( $row, 'reviewer', 'name' ) ), 'url' => null ],
				'text'   => Field::text( $row['review_text'] ?? null ),
				'kind'   => 'review',
				'review' => [
					'is_positive' => match ( $type ) {
						'positive' => true,
						'negative' => false,
						default    => null,
					},
					'rating'      => $stars !== null && $stars >= 1 && $stars <= 5 ? $stars : null,
				],
			],
			[]
		);
	}
}
