<?php
/**
 * Sources of the demo's feeds beside its two accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Websites;
use Vitrine\Graph\Content;
use Vitrine\Graph\Imports\ImportedPosts;
use Vitrine\Graph\Imports\ImportedRow;
use Vitrine\Graph\Imports\ImportFile;
use Vitrine\Graph\Web\Website;
use Vitrine\Plugin;

/** A further account of tests/graph. Only a token of Facebook finds hashtags. */
const VITRINE_DEMO_PRINTS = [ 'instagram', '17841408420116002', 'EAAVPagePrintroom00000000000000000000000000000ZDZD' ];

/** Name of the imported group. */
const VITRINE_DEMO_GROUP = 'Hollin Bank Neighbors (Facebook group)';

/** Further contents by name: account, kind, which one (tests/graph gives the same ids every time), and how many posts are enough for the pages. */
const VITRINE_DEMO_CONTENTS = [
	'photos'   => [ 'facebook', 'photos', '', 12 ],
	'videos'   => [ 'facebook', 'videos', '', 4 ],
	'playlist' => [ 'facebook', 'playlist', '12213944201579115', 3 ],
	'albums'   => [ 'facebook', 'albums', '', 4 ],
	'album'    => [ 'facebook', 'album', '12211491281695094', 8 ],
	'events'   => [ 'facebook', 'events', '', 20 ],
	'reviews'  => [ 'facebook', 'reviews', '', 20 ],
	'post'     => [ 'facebook', 'post', '108420116093001_12218589560110818', 1 ],
	'visitors' => [ 'facebook', 'tagged', '', 3 ],
	'tagged'   => [ 'instagram', 'tagged', '', 6 ],
	'stories'  => [ 'instagram', 'stories', '', 4 ],
	'picture'  => [ 'instagram', 'post', '17138657831210616', 1 ],
	'hashtag'  => [ 'prints', 'hashtag-top', 'hollinbank', 3 ],
	'today'    => [ 'prints', 'hashtag', 'poppy', 1 ],
];

/** Posts of Facebook that share a page, several pages, and somebody else's post. */
const VITRINE_DEMO_LINKS = [ '108420116093001_12212147905219263', '108420116093001_12211266949338701', '108420116093001_12214789329377735' ];

/** Posts of Instagram whose pictures lead to the shop. */
const VITRINE_DEMO_PRODUCTS = [ '18271171415380230', '17920924796211289', '18621108918881930' ];

/** Posts of Facebook that come first in the timeline: the most colorful ones. */
const VITRINE_DEMO_PINNED = [ '108420116093001_12211369646329922', '108420116093001_12211508840833498', '108420116093001_12211035171384140' ];

/** Posts of Instagram that come first among tiles: the most colorful ones. */
const VITRINE_DEMO_TILES = [ '17138657831210616', '17588627184043989', '18271171415380230', '18650793158003533', '17920924796211289', '18763158190656798', '18906449448765435', '18976493700187015' ];

/**
 * Connects what else the demo shows, and fetches its posts: websites, an imported group, further contents of the accounts.
 *
 * @param float $until `microtime( true )` at which to stop; what is left is fetched by the next call.
 * @return bool Whether everything is there.
 */
function vitrine_demo_sources( float $until = INF ): bool {
	$feed = Plugin::instance()->feed;
	foreach ( [ 'journal.xml', 'shop.json' ] as $name ) {
		$source = $feed->websites()->connect( VITRINE_GRAPH_URL . "/website/{$name}" );
		if ( ! vitrine_demo_read( $source, 3, $until ) ) {
			return false;
		}
	}
	$group = vitrine_demo_feed_source( 'group' ) ?? Plugin::instance()->imports->imports()->begin( new ImportFile( __DIR__ . '/group.csv', 'csv' ), null, VITRINE_DEMO_GROUP )[0];
	if ( ! vitrine_demo_read( $group, 4, $until ) ) {
		return false;
	}
	$prints = vitrine_demo_feed_source( 'prints' ) ?? $feed->connections()->connect( ...VITRINE_DEMO_PRINTS );
	if ( ! vitrine_demo_read( $prints, 3, $until ) ) {
		return false;
	}
	foreach ( VITRINE_DEMO_CONTENTS as [ $account, $kind, $item, $enough ] ) {
		$content = $feed->contents()->open( vitrine_demo_feed_source( $account ), Content::of( $kind, $item ) );
		if ( ! vitrine_demo_read( $content, $enough, $until ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Fetches the newest posts of a source once; the others come with the next refresh.
 *
 * @param Source $source The source.
 * @param int    $enough Posts: pictures take their time in WebAssembly.
 * @param float  $until  `microtime( true )` at which to stop.
 * @return bool Whether they are there.
 */
function vitrine_demo_read( Source $source, int $enough, float $until ): bool {
	if ( $source->last_success_at > 0 ) {
		return true;
	}
	$keep = static fn( int $kept ): int => min( $enough, $kept );
	add_filter( 'vitrine_posts_kept', $keep );
	$is_complete = Plugin::instance()->feed->refresh()->run( $source->id, $until )->complete;
	remove_filter( 'vitrine_posts_kept', $keep );
	return $is_complete;
}

/**
 * A source of the demo, or null while it is not there.
 *
 * @param string $name `facebook`, `instagram`, `prints`, `journal`, `shop` or `group`.
 */
function vitrine_demo_feed_source( string $name ): ?Source {
	[ $network, $account ] = match ( $name ) {
		'prints'  => VITRINE_DEMO_PRINTS,
		'journal' => [ Websites::NETWORK, Website::account_of( VITRINE_GRAPH_URL . '/website/journal.xml' ) ],
		'shop'    => [ Websites::NETWORK, Website::account_of( VITRINE_GRAPH_URL . '/website/shop.json' ) ],
		'group'   => [ ImportedPosts::NETWORK, ImportedRow::key( VITRINE_DEMO_GROUP ) ],
		default   => [ $name, VITRINE_DEMO_ACCOUNTS[ $name ][0] ],
	};
	return Plugin::instance()->feed->sources()->find( $network, $account );
}

/**
 * A feed as it is saved.
 *
 * @param string               $anchor     Id of its element.
 * @param string               $source     As `vitrine_demo_feed_source()` takes it, or a name of VITRINE_DEMO_CONTENTS.
 * @param array<string, mixed> $attributes What differs from a new block.
 */
function vitrine_demo_feed( string $anchor, string $source, array $attributes ): string {
	return vitrine_demo_block(
		'vitrine/social-feed',
		[
			'anchor' => $anchor,
			'align'  => 'wide',
			...vitrine_demo_content( $source ),
			'openPosts'     => 'viewer',
			'showReactions' => true,
			'showComments'  => true,
			...$attributes,
		],
		''
	);
}

/**
 * Which posts a feed shows.
 *
 * @param string $name As `vitrine_demo_feed_source()` takes it, or a name of VITRINE_DEMO_CONTENTS.
 * @return array<string, int|string> Attributes.
 */
function vitrine_demo_content( string $name ): array {
	[ $account, $kind, $item ] = VITRINE_DEMO_CONTENTS[ $name ] ?? [ $name, Content::POSTS, '' ];
	return [ 'source' => vitrine_demo_feed_source( $account )->id ?? 0, 'content' => $kind, 'contentItem' => $item ];
}

/**
 * A page of feeds: its title, links to its sections, and a band for each.
 *
 * @param string                                               $title    Title.
 * @param string                                               $words    A sentence below it.
 * @param array<string, array{string, string, string, array<string, mixed>}> $sections By anchor: heading, sentence,
 *                                                                       source and attributes as `vitrine_demo_feed()` takes them.
 */
function vitrine_demo_feeds( string $title, string $words, array $sections ): string {
	$links  = [];
	$bands  = '';
	$colors = [ 'base', 'accent-5', 'base', 'accent-1', 'base', 'accent-2' ];
	foreach ( $sections as $anchor => [ $heading, $sentence, $source, $attributes ] ) {
		$links[] = '<a href="#' . esc_attr( $anchor ) . '">' . esc_html( $heading ) . '</a>';
		$bands  .= vitrine_demo_band(
			$colors[ count( $links ) % count( $colors ) ],
			vitrine_demo_head( $heading, $sentence ) . vitrine_demo_feed( $anchor, $source, $attributes )
		);
	}
	return vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'level' => 1 ], '<h1 class="wp-block-heading has-text-align-center">' . esc_html( $title ) . '</h1>' )
		. vitrine_demo_block( 'paragraph', [ 'align' => 'center' ], '<p class="has-text-align-center">' . esc_html( $words ) . '</p>' )
		. vitrine_demo_block( 'paragraph', [ 'align' => 'center', 'fontSize' => 'small', 'className' => 'sections' ], '<p class="has-text-align-center sections has-small-font-size">' . implode( ' · ', $links ) . '</p>' )
		. $bands;
}
