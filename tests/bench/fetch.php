<?php
/**
 * Fetches some posts of the garden with their pictures, as a refresh does.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * Fetches.
 *
 * @param array{posts: int} $input How many posts.
 */
return static function ( array $input ): array {
	add_filter( 'vitrine_posts_kept', static fn(): int => $input['posts'] );
	$plugin = Vitrine\Plugin::instance();
	$source = $plugin->feed->connections()->connect( 'facebook', '108420116093001', 'EAAVPageGarden00000000000000000000000000000000ZDZD' );
	$plugin->feed->refresh()->run( $source->id );
	return [ 'source' => $source->id, 'posts' => $plugin->feed->posts()->count( $source->id ), 'pictures' => $plugin->feed->images()->health->tally( $source->id )['ready'] ];
};
