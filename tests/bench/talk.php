<?php
/**
 * Fetches posts of the garden, stores comments of one, and makes a page with a feed of them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Stores.
 *
 * @param array{comments: int} $input How many comments.
 * @return array{page: string, comments: string, empty: string, webhook: string} Addresses.
 */
return static function ( array $input ): array {
	add_filter( 'vitrine_posts_kept', static fn(): int => 20 );
	$feed   = Vitrine\Plugin::instance()->feed;
	$source = $feed->connections()->connect( 'facebook', '108420116093001', 'EAAVPageGarden00000000000000000000000000000000ZDZD' );
	$feed->refresh()->run( $source->id );
	$post = (int) $GLOBALS['wpdb']->get_var( "SELECT id FROM {$GLOBALS['wpdb']->prefix}vitrine_posts ORDER BY published_at DESC LIMIT 1" );
	$feed->comments()->store(
		$source->id,
		$post,
		0,
		array_map(
			static fn( int $number ): Vitrine\Graph\Comments\RemoteComment => new Vitrine\Graph\Comments\RemoteComment(
				"bench{$number}",
				time() - $number,
				0,
				[
					'author' => [ 'name' => 'Hugo Marchand', 'url' => null, 'is_account' => false ],
					'text'   => 'We walked there on Sunday, and it was worth every step of the way. See https://example.com/ for the map.',
					'tags'   => [],
					'likes'  => $number,
					'url'    => null,
					'link'   => null,
				],
				null
			),
			range( 1, $input['comments'] )
		)
	);
	$feed->threads()->want( $source->id, $post, 0, null, time() );
	$feed->threads()->record( $feed->threads()->of( $post, 0 )->id, $input['comments'], $input['comments'], time() );
	$attributes = [ 'source' => $source->id, 'showComments' => true ];
	$proof      = Vitrine\Feed\FeedProof::of_site()->seal( Vitrine\Feed\Settings\FeedSettings::of( $attributes ) );
	return [
		'page'     => (string) get_permalink(
			wp_insert_post(
				[
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => 'Bench',
					'post_content' => '<!-- wp:vitrine/social-feed ' . wp_json_encode( $attributes ) . ' /-->',
				]
			)
		),
		'comments' => add_query_arg( [ 'proof' => rawurlencode( $proof ), 'post' => $post ], rest_url( 'vitrine/v1/comments' ) ),
		'empty'    => rest_url( 'bench/v1/empty' ),
		'webhook'  => rest_url( 'vitrine/v1/webhooks/facebook' ),
	];
};
