<?php
/**
 * Fills a store: posts as the network lists them, their pictures without files, and as many older copies as are wanted.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

const BENCH_ACCOUNT = '108420116093001';
const BENCH_TOKEN   = 'EAAVPageGarden00000000000000000000000000000000ZDZD';

/**
 * Fills the tables of one prefix.
 *
 * @param array{prefix: string, posts: int} $input Prefix of the tables, and how many posts they hold afterwards.
 */
return static function ( array $input ): array {
	global $wpdb;
	$own = $wpdb->prefix;
	// Only our tables are named by the prefix when they are used.
	$wpdb->prefix = $input['prefix'];
	add_filter( 'pre_option_vitrine_db_version', '__return_zero' );
	( new Vitrine\Install\Database() )->migrate();
	remove_filter( 'pre_option_vitrine_db_version', '__return_zero' );

	$plugin  = Vitrine\Plugin::instance();
	$source  = $plugin->feed->connections()->connect( 'facebook', BENCH_ACCOUNT, BENCH_TOKEN );
	$network = ( new Vitrine\Graph\Networks( Vitrine\Graph\Http\Origins::of_site() ) )->get( 'facebook' );
	$client  = new Vitrine\Graph\Http\Client();
	$after   = null;
	do {
		$page  = $network->posts( $client, BENCH_ACCOUNT, BENCH_TOKEN, $after, 50, [] );
		$done  = $plugin->feed->posts()->store( $source->id, 1, $page->posts );
		$after = $page->after;
		foreach ( $page->posts as $post ) {
			$plugin->feed->images()->plan( $source->id, $done['rows'][ $post->network_id ], $post->pictures );
		}
	} while ( $after !== null );

	$posts  = "{$input['prefix']}vitrine_posts";
	$images = "{$input['prefix']}vitrine_images";
	$sizes  = '{"1080":[1080,810],"640":[640,480],"320":[320,240],"150":[150,113]}';
	$wpdb->query( "UPDATE {$posts} SET ready = 1" );
	$wpdb->query( $wpdb->prepare( "UPDATE {$images} SET status = 'ready', extension = 'webp', sizes = %s, aspect_ratio = 1.3333, color = '#6a7f5b', bytes = 90000, used_at = %d", $sizes, time() ) );
	$wpdb->query( $wpdb->prepare( "UPDATE {$input['prefix']}vitrine_sources SET picture = %s", "{$source->id}/0123456789abcdef01234567-150.webp" ) );
	$wpdb->query( "UPDATE {$posts} SET pictures_due = 1" );
	$plugin->feed->images()->posts->repair();
	$last = (int) $wpdb->get_var( "SELECT MAX(id) FROM {$posts}" );

	// Copies of everything there is, older than all of it, until there are enough: a dozen statements instead of a hundred thousand.
	$count = static fn(): int => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$posts}" );
	$have  = $count();
	for ( ; $have < $input['posts']; $have = $count() ) {
		$span = (int) $wpdb->get_var( "SELECT MAX(published_at) - MIN(published_at) + 1 FROM {$posts}" );
		$wpdb->query( "INSERT INTO {$posts} (source_id, network_id, published_at, ready, round_number, digest, words, data, pictures, pictures_due, type, flag, popularity, ends_at) SELECT source_id, CONCAT(network_id, 'c{$have}'), published_at - {$span}, 1, 1, digest, words, data, pictures, 0, type, flag, popularity, ends_at FROM {$posts} ORDER BY id LIMIT " . ( $input['posts'] - $have ) );
		if ( $wpdb->last_error !== '' ) {
			throw new RuntimeException( $wpdb->last_error );
		}
	}
	$wpdb->query( $wpdb->prepare( "INSERT INTO {$images} (source_id, post_id, position, facebook_id, media_id, remote_url, status, extension, sizes, aspect_ratio, color, alt, bytes, used_at) SELECT source_id, id, 0, CONCAT('f', id), CONCAT('m', id), '', 'ready', 'webp', %s, 1.3333, '#6a7f5b', '', 90000, %d FROM {$posts} WHERE id > %d", $sizes, time(), $last ) );
	$wpdb->prefix = $own;
	return [ 'source' => $source->id, 'posts' => $have ];
};
