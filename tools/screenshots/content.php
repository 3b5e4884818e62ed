<?php
/**
 * Pages and popups that are only there to be looked at, besides the demo's; returns their ids by name.
 *
 * @package Vitrine
 */

// phpcs:ignoreFile -- A tool that runs in throw-away sites only, as the body of a function.

update_user_meta(
	1,
	$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
	[
		'core'           => [ 'enableChoosePatternModal' => false ],
		'core/edit-post' => [ 'welcomeGuide' => false, 'welcomeGuideTemplate' => false, 'fullscreenMode' => true ],
		'_modified'      => gmdate( 'c' ),
	]
);

$page = static fn( string $title, string $content ): int => wp_insert_post(
	wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ] )
);

$source = Vitrine\Plugin::instance()->feed->sources()->all()[0]->id;
$images = '';
foreach ( get_posts( [ 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 6, 'orderby' => 'ID', 'order' => 'ASC' ] ) as $file ) {
	$url     = esc_url( (string) wp_get_attachment_url( $file->ID ) );
	$images .= "<!-- wp:image {\"id\":{$file->ID},\"aspectRatio\":\"4/3\",\"scale\":\"cover\",\"sizeSlug\":\"large\",\"linkDestination\":\"media\"} -->\n"
		. "<figure class=\"wp-block-image size-large\"><a href=\"{$url}\"><img src=\"{$url}\" alt=\"\" class=\"wp-image-{$file->ID}\" style=\"aspect-ratio:4/3;object-fit:cover\"/></a></figure>\n<!-- /wp:image -->\n";
}

$popups = get_posts( [ 'post_type' => 'vitrine_popup', 'numberposts' => 50, 'post_status' => 'any' ] );

return [
	'feed'        => $page( 'News', '<!-- wp:vitrine/social-feed ' . wp_json_encode( [ 'source' => $source, 'layout' => 'grid', 'number' => 6, 'align' => 'wide' ] ) . ' /-->' ),
	'feedNew'     => $page( 'News', '<!-- wp:vitrine/social-feed /-->' ),
	'galleryNew'  => $page( 'Photographs', '<!-- wp:vitrine/gallery /-->' ),
	'carouselNew' => $page( 'Welcome', '<!-- wp:vitrine/carousel /-->' ),
	'countdown'   => $page( 'The spring fair', '<!-- wp:vitrine/countdown ' . wp_json_encode( [ 'date' => wp_date( 'Y-m-d', time() + 12 * DAY_IN_SECONDS ) . 'T10:00:00', 'className' => 'is-style-boxes' ] ) . ' /-->'
		. "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Next evening tour</h2>\n<!-- /wp:heading -->"
		. '<!-- wp:vitrine/countdown {"kind":"repeat","weekday":5,"showSeconds":false,"separator":"colon"} /-->'
		. "<!-- wp:heading -->\n<h2 class=\"wp-block-heading\">Your welcome offer</h2>\n<!-- /wp:heading -->"
		. '<!-- wp:vitrine/countdown {"kind":"visitor","duration":2880,"showDays":false,"className":"is-style-inline"} /-->' ),
	'lightbox'    => $page( 'The garden in May', "<!-- wp:gallery {\"linkTo\":\"media\",\"align\":\"wide\",\"vitrineLightbox\":{\"open\":\"yes\",\"group\":\"garden\"}} -->\n<figure class=\"wp-block-gallery alignwide has-nested-images columns-default is-cropped\">{$images}</figure>\n<!-- /wp:gallery -->" ),
	'popup'       => array_values( array_filter( $popups, static fn( WP_Post $popup ): bool => $popup->post_title === 'Plant sale' ) )[0]->ID ?? $popups[0]->ID,
	'gallery'     => get_page_by_path( 'gallery' )->ID,
	'loop'        => get_page_by_path( 'loop' )->ID,
	'carousel'    => get_page_by_path( 'carousel' )->ID,
];
