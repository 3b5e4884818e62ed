<?php
/**
 * Demo content.
 *
 * @package Vitrine
 */

/**
 * Makes the demo pages, or finds them when they are already there.
 *
 * @return array<string, string> Address of each page by its title.
 */
function vitrine_demo_seed(): array {
	$pages = array(
		'Home' => '<!-- wp:paragraph --><p>Welcome.</p><!-- /wp:paragraph -->',
	);

	$urls = array();
	foreach ( $pages as $title => $content ) {
		$found = get_page_by_path( sanitize_title( $title ) );
		$id    = wp_insert_post(
			array(
				'ID'           => $found instanceof WP_Post ? $found->ID : 0,
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => $title,
				'post_content' => wp_slash( $content ),
			)
		);

		$urls[ $title ] = (string) get_permalink( $id );
		if ( 'Home' === $title ) {
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $id );
			$urls[ $title ] = home_url( '/' );
		}
	}
	return $urls;
}
