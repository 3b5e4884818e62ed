<?php
/**
 * What visitors' script needs to open what the page does not have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Data;

use Vitrine\Feed\FeedProof;
use Vitrine\Feed\Settings\FeedSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Printed with a feed whose pictures open in the viewer, or whose comments or players open in place. Twins:
 * frontend/feed/viewer/opening.ts, frontend/feed/comments/data.ts, frontend/feed/players/data.ts.
 */
final class OpeningData {

	/**
	 * Makes it.
	 *
	 * @param FeedSettings $settings Settings of the feed.
	 * @param FeedProof    $proofs   Makes proofs.
	 * @param bool         $may_play Whether something in it plays.
	 * @return array<string, mixed> Nothing where the feed opens nothing.
	 */
	public static function of( FeedSettings $settings, FeedProof $proofs, bool $may_play ): array {
		$opened = [
			...(
				$settings->opens_viewer()
					? [
						'viewer' => [
							'posts'    => rest_url( 'vitrine/v1/feed/posts' ),
							'panel'    => $settings->has_panel(),
							'comments' => $settings->has( 'viewerComments' ),
							'wrap'     => $settings->has( 'viewerWrap' ),
							'words'    => self::words(),
						],
					]
					: []
			),
			...(
				$settings->has( 'showComments' )
					? [
						'comments' => [
							'route' => rest_url( 'vitrine/v1/comments' ),
							'words' => [
								'comments' => __( 'Comments', 'vitrine' ),
								'replies'  => __( 'Replies', 'vitrine' ),
								'loading'  => __( 'Loading…', 'vitrine' ),
								'failed'   => __( 'The comments could not be loaded.', 'vitrine' ),
								'network'  => __( 'Read them on the network', 'vitrine' ),
							],
						],
					]
					: []
			),
			...(
				$may_play
					? [
						'players' => [
							'posts' => rest_url( 'vitrine/v1/feed/posts' ),
							'films' => rest_url( 'vitrine/v1/film' ),
						],
					]
					: []
			),
		];
		return $opened === [] ? [] : [ 'proof' => $proofs->seal( $settings ), ...$opened ];
	}

	/**
	 * Words of the viewer, as far as feeds use it; galleries have more (Gallery\Render\ViewerStrings).
	 *
	 * @return array<string, string>
	 */
	private static function words(): array {
		return [
			'viewer'       => __( 'Image viewer', 'vitrine' ),
			'previous'     => __( 'Previous slide', 'vitrine' ),
			'next'         => __( 'Next slide', 'vitrine' ),
			'first'        => __( 'This is the first slide', 'vitrine' ),
			'last'         => __( 'This is the last slide', 'vitrine' ),
			'close'        => __( 'Close', 'vitrine' ),
			/* translators: 1: place of a picture, 2: number of pictures. */
			'counter'      => __( '%1$d / %2$d', 'vitrine' ),
			/* translators: 1: place of a picture, 2: number of pictures, 3: caption. */
			'position'     => __( 'Image %1$d of %2$d: %3$s', 'vitrine' ),
			/* translators: 1: place of a picture, 2: number of pictures. */
			'positionOnly' => __( 'Image %1$d of %2$d', 'vitrine' ),
			'missing'      => __( 'This image cannot be shown.', 'vitrine' ),
			'failed'       => __( 'This could not be loaded.', 'vitrine' ),
			'strip'        => __( 'Thumbnails', 'vitrine' ),
			/* translators: %d: place of a picture. */
			'goTo'         => __( 'Go to slide %d', 'vitrine' ),
			'post'         => __( 'Post', 'vitrine' ),
		];
	}
}
