<?php
/**
 * Demo content: the site of an invented garden that shows a page or two for each block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once __DIR__ . '/blocks.php';
require_once __DIR__ . '/feed.php';
require_once __DIR__ . '/gallery.php';
require_once __DIR__ . '/home.php';
require_once __DIR__ . '/loop.php';
require_once __DIR__ . '/navigation.php';
require_once __DIR__ . '/popup.php';

/** The accounts of tests/graph, by network: id and token. */
const VITRINE_DEMO_ACCOUNTS = [
	'facebook'  => [ '108420116093001', 'EAAVPageGarden00000000000000000000000000000000ZDZD' ],
	'instagram' => [ '17841408420116001', 'IGAAVInstagram00000000000000000000000000000000ZDZD' ],
];

/**
 * Connects the demo's accounts, or finds them when they are connected, fetches their posts once, and makes the photographs.
 *
 * @param float $until  `microtime( true )` at which to stop; what is left is fetched by the next call.
 * @param int   $enough Newest posts of each account; all the others come with the next refresh.
 * @return bool Whether everything is there.
 */
function vitrine_demo_fetch( float $until = INF, int $enough = PHP_INT_MAX ): bool {
	$plugin = Vitrine\Plugin::instance();
	foreach ( VITRINE_DEMO_ACCOUNTS as $network => [ $account, $token ] ) {
		$source = $plugin->feed->sources()->find( $network, $account ) ?? $plugin->feed->connections()->connect( $network, $account, $token );
		if ( ! vitrine_demo_read( $source, $enough, $until ) ) {
			return false;
		}
	}
	return vitrine_demo_albums( $until );
}

/**
 * How many posts are there by now, pictures and all.
 */
function vitrine_demo_posts(): int {
	$plugin = Vitrine\Plugin::instance();
	return array_sum( array_map( static fn( Vitrine\Feed\Sources\Source $source ): int => $plugin->feed->posts()->count( $source->id ), $plugin->feed->sources()->all() ) );
}

/**
 * Makes the demo pages, or brings them up to date when they are already there: one for each file, and the front page.
 *
 * @param list<string>|null $files Files of pages, null = those in `pages`.
 * @return array<string, string> Address of each page by its title.
 */
function vitrine_demo_seed( ?array $files = null ): array {
	update_option( 'blogname', 'Hollin Bank Gardens' );
	update_option( 'blogdescription', 'Six acres of garden, a nursery, and a tea room on a north-facing hill' );
	update_option( 'show_on_front', 'page' );
	vitrine_demo_look();
	$pages = [];
	$cards = [];
	foreach ( $files ?? (array) glob( __DIR__ . '/pages/*.php' ) as $file ) {
		[ 'title' => $title, 'words' => $words, 'content' => $content ] = require $file;

		$slug = basename( (string) $file, '.php' );
		// Popups name the page that they stand on.
		$id              = vitrine_demo_page( $slug, $title, '' );
		$pages[ $title ] = (string) get_permalink( vitrine_demo_page( $slug, $title, $content( $id ) ) );
		$cards[ $title ] = [ $pages[ $title ], $words ];
	}
	update_option( 'page_on_front', vitrine_demo_page( 'home', 'Home', vitrine_demo_home( $cards ) ) );
	if ( $files === null ) {
		vitrine_demo_parts( $cards );
	}
	foreach ( [ 'sample-page', 'hello-world' ] as $slug ) {
		$post = get_page_by_path( $slug, OBJECT, [ 'page', 'post' ] );
		if ( $post instanceof WP_Post ) {
			wp_delete_post( $post->ID, true );
		}
	}
	return [ 'Home' => home_url( '/' ), ...$pages ];
}

/**
 * Writes a page.
 *
 * @param string $slug    Slug.
 * @param string $title   Title.
 * @param string $content Blocks.
 * @return int Id of the page.
 */
function vitrine_demo_page( string $slug, string $title, string $content ): int {
	$found = get_page_by_path( $slug );
	return wp_insert_post(
		wp_slash(
			[
				'ID'            => $found instanceof WP_Post ? $found->ID : 0,
				'post_type'     => 'page',
				'post_status'   => 'publish',
				'post_name'     => $slug,
				'post_title'    => $title,
				'post_content'  => $content,
				'page_template' => 'page-no-title',
			]
		)
	);
}

/**
 * Gives the default theme the colors of a garden.
 */
function vitrine_demo_look(): void {
	$id = WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
	if ( $id > 0 ) {
		wp_update_post(
			wp_slash(
				[
					'ID'           => $id,
					'post_content' => (string) wp_json_encode(
						[
							'version'                     => 3,
							'isGlobalStylesUserThemeJSON' => true,
							'settings'                    => [
								'color' => [
									'palette' => [
										'theme' => [
											[ 'slug' => 'base', 'name' => 'Base', 'color' => '#fbfaf5' ],
											[ 'slug' => 'contrast', 'name' => 'Contrast', 'color' => '#1d2a20' ],
											[ 'slug' => 'accent-1', 'name' => 'Leaf', 'color' => '#dfe8d3' ],
											[ 'slug' => 'accent-2', 'name' => 'Petal', 'color' => '#f3d9d2' ],
											[ 'slug' => 'accent-3', 'name' => 'Moss', 'color' => '#2f5d3a' ],
											[ 'slug' => 'accent-4', 'name' => 'Stone', 'color' => '#5b665d' ],
											[ 'slug' => 'accent-5', 'name' => 'Linen', 'color' => '#f3f0e6' ],
											[ 'slug' => 'accent-6', 'name' => 'Line', 'color' => '#1d2a2033' ],
										],
									],
								],
							],
							'styles'                      => [
								// Links of the footer without dots, and stacks of albums in the color of leaves.
								'css'      => '.links{list-style:none;padding:0}.links li+li{margin-top:.5rem}:root{--vitrine-gallery-stack-background:var(--wp--preset--color--accent-1)}',
								'elements' => [
									'button' => [ 'color' => [ 'background' => 'var(--wp--preset--color--accent-3)', 'text' => 'var(--wp--preset--color--base)' ] ],
								],
							],
						]
					),
				]
			)
		);
	}
}
