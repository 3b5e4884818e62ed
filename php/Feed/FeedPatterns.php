<?php
/**
 * The patterns of social feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Feeds to begin with; all show sample posts until an account is chosen.
 */
final class FeedPatterns {

	/**
	 * What core registers them with.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function all(): array {
		return [
			'vitrine/social-feed-news'     => [
				'title'       => __( 'Social feed: news in a grid', 'vitrine' ),
				'description' => __( 'A heading and the newest posts of an account in three columns.', 'vitrine' ),
				'categories'  => [ 'vitrine' ],
				'keywords'    => [ 'facebook', 'instagram' ],
				'blockTypes'  => [ 'vitrine/social-feed' ],
				'content'     =>
					'<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} --><h2 class="wp-block-heading has-text-align-center">'
					. esc_html__( 'What is new', 'vitrine' )
					. '</h2><!-- /wp:heading --><!-- wp:vitrine/social-feed {"align":"wide","number":6,"numberPhone":3,"textLimit":220,"openPosts":"viewer","sample":true} /--></div><!-- /wp:group -->',
			],
			'vitrine/social-feed-timeline' => [
				'title'       => __( 'Social feed: timeline in a column', 'vitrine' ),
				'description' => __(
					'The newest posts of an account, one below the other, with their whole text.',
					'vitrine'
				),
				'categories'  => [ 'vitrine' ],
				'keywords'    => [ 'facebook', 'instagram' ],
				'blockTypes'  => [ 'vitrine/social-feed' ],
				'content'     =>
					'<!-- wp:group {"layout":{"type":"constrained","contentSize":"36rem"}} --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">'
					. esc_html__( 'Follow along', 'vitrine' )
					. '</h2><!-- /wp:heading --><!-- wp:vitrine/social-feed {"layout":"list","number":5,"textLimit":600,"openPosts":"viewer","sample":true} /--></div><!-- /wp:group -->',
			],
		];
	}
}
