<?php
/**
 * What the demo does not have, run inside the site by record.mjs.
 *
 * @package Vitrine
 * @var array<array{string, array<string, mixed>}> $galleries Names and attributes.
 */

$write = static function ( string $title, string $content, string $type = 'page', string $status = 'publish' ): int {
	return wp_insert_post( wp_slash( [ 'post_type' => $type, 'post_status' => $status, 'post_title' => $title, 'post_content' => $content ] ) );
};
$block = static fn( string $name, array $attributes, string $inside = '' ): string => $inside === ''
	? "<!-- wp:{$name} " . serialize_block_attributes( $attributes ) . ' /-->'
	: "<!-- wp:{$name} " . serialize_block_attributes( $attributes ) . " -->{$inside}<!-- /wp:{$name} -->";
$text  = static fn( string $words ): string => "<!-- wp:paragraph --><p>{$words}</p><!-- /wp:paragraph -->";

$all = '';
foreach ( $galleries as [ $name, $attributes ] ) {
	$all .= $block( 'vitrine/gallery', [ ...$attributes, 'anchor' => "of-{$name}" ] );
}
$made = [ 'Galleries' => $write( 'Galleries', $all ) ];

$sources = [];
foreach ( ( new Vitrine\Plugin() )->sources()->all() as $source ) {
	$sources[ $source->network ] = $source->id;
}
$made['Feeds'] = $write(
	'Feeds',
	$block( 'vitrine/social-feed', [ 'source' => $sources['facebook'], 'layout' => 'list', 'number' => 4, 'textLimit' => 60, 'excludeWords' => [ 'frost' ] ] )
	. $block( 'vitrine/social-feed', [ 'source' => $sources['instagram'], 'columns' => 4, 'number' => 8, 'numberPhone' => 3, 'showCounts' => false, 'endText' => 'That was all' ] )
);

$popup  = static fn( string $title, array $attributes, string $words ): int => $write( $title, $block( 'vitrine/popup', $attributes, $text( $words ) ), Vitrine\Popup\PopupPosts::TYPE );
$second = $popup( 'Offer, second half', [ 'settings' => [ 'width' => [ 'size' => 500, 'unit' => 'px' ] ] ], 'Ten percent off.' );
$popups   = $write( 'Popups of every kind', $text( 'Words.' ) );
$here   = [ [ 'type' => 'include', 'name' => 'singular', 'sub_name' => 'page', 'sub_id' => (string) $popups ] ];
$popup(
	'Offer',
	[
		'settings'   => [ 'statistics' => 'yes', 'split' => 'yes', 'split_popup' => $second, 'width' => [ 'size' => 500, 'unit' => 'px' ] ],
		'triggers'   => [ 'page_load' => 'yes', 'page_load_delay' => 2 ],
		'timing'     => [ 'page_views' => 'yes', 'page_views_views' => 2 ],
		'conditions' => $here,
	],
	'A pot of thyme for free.'
);
$popup( 'Leaving', [ 'kind' => 'slide-in', 'triggers' => [ 'exit_intent' => 'yes' ], 'timing' => [ 'devices' => 'yes', 'devices_devices' => [ 'desktop' ] ], 'conditions' => $here ], 'Before you go.' );
$popup( 'Notice', [ 'kind' => 'bar', 'triggers' => [ 'page_load' => 'yes', 'page_load_delay' => 0 ], 'conditions' => $here ], 'The tea room is closed today.' );
wp_update_post( wp_slash( [ 'ID' => $popups, 'post_content' => $text( 'Words.' ) . $block( 'vitrine/popup', [ 'anchor' => 'in-the-page', 'label' => 'Hours', 'settings' => [ 'open_selector' => '.hours' ] ], $text( 'Ten to five.' ) ) . $text( '<a class="hours" href="#in-the-page">Hours</a>' ) ] ) );
$made['Popups of every kind'] = $popups;

$picture = static fn( string $name ): string => esc_url( get_theme_root_uri( 'twentytwentyfive' ) . "/twentytwentyfive/assets/images/{$name}.webp" );
$made['Taken over'] = $write(
	'Taken over',
	'<!-- wp:html --><div id="taken" data-nanogallery2=\'{"thumbnailHeight":150,"thumbnailWidth":200,"itemsBaseURL":""}\'>'
	. '<a href="' . $picture( 'northern-buttercups-flowers' ) . '" data-ngthumb="' . $picture( 'northern-buttercups-flowers' ) . '">Buttercups</a>'
	. '<a href="' . $picture( 'red-hibiscus-closeup' ) . '" data-ngthumb="' . $picture( 'red-hibiscus-closeup' ) . '">Hibiscus</a></div><!-- /wp:html -->'
);

$addresses = array_map( static fn( int $id ): string => (string) get_permalink( $id ), $made );
// States of pages that links lead to without script.
$addresses['Album'] = get_permalink( get_page_by_path( 'gallery' ) ) . ( str_contains( (string) get_permalink( get_page_by_path( 'gallery' ) ), '?' ) ? '&' : '?' ) . 'vitrine-gallery[albums][album]=' . get_term_by( 'slug', 'garden-year', Vitrine\MediaLibrary\Albums::TAXONOMY )->term_id;
return $addresses;
