<?php
/**
 * Demo content: the site of an invented garden that shows a page or two for each block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

require_once __DIR__ . '/feed.php';
require_once __DIR__ . '/gallery.php';
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
	update_option( 'blogdescription', 'Six acres of garden, nursery and tea room on a north-facing hill' );
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
		vitrine_demo_header();
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

/**
 * Address of one of the photographs that the default theme ships.
 *
 * @param string $name Name of the file.
 */
function vitrine_demo_photograph( string $name ): string {
	return get_theme_root_uri( 'twentytwentyfive' ) . "/twentytwentyfive/assets/images/{$name}";
}

/**
 * A block with the blocks inside it.
 *
 * @param string               $name       Name without `core/`.
 * @param array<string, mixed> $attributes Attributes.
 * @param string               $html       What is saved.
 */
function vitrine_demo_block( string $name, array $attributes, string $html ): string {
	$json = $attributes === [] ? '' : ' ' . serialize_block_attributes( $attributes );
	return $html === '' ? "<!-- wp:{$name}{$json} /-->" : "<!-- wp:{$name}{$json} -->{$html}<!-- /wp:{$name} -->";
}

/** Photographs in the row of the front page, and what is on them. */
const VITRINE_DEMO_ROW = [
	'delphinium-flowers.webp'             => 'The curled stem of a delphinium',
	'category-sunflowers.webp'            => 'Sunflowers',
	'flower-meadow-square.webp'           => 'A meadow in bloom',
	'campanula-alliariifolia-flower.webp' => 'Bellflowers',
	'star-thristle-flower.webp'           => 'A star thistle',
	'red-hibiscus-closeup.webp'           => 'A close-up of a red hibiscus',
];

/**
 * The front page.
 *
 * @param array<string, array{string, string}> $pages Address and words of each demo page by its title.
 */
function vitrine_demo_home( array $pages ): string {
	$photo = vitrine_demo_photograph( 'northern-buttercups-flowers.webp' );
	$cards = '';
	foreach ( $pages as $title => [ $url, $words ] ) {
		$cards .= vitrine_demo_block(
			'group',
			[ 'backgroundColor' => 'accent-5', 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '2rem', 'right' => '2rem', 'bottom' => '2rem', 'left' => '2rem' ] ], 'border' => [ 'radius' => '12px' ] ] ],
			'<div class="wp-block-group has-accent-5-background-color has-background" style="border-radius:12px;padding-top:2rem;padding-right:2rem;padding-bottom:2rem;padding-left:2rem">'
			. vitrine_demo_block( 'heading', [ 'level' => 3 ], '<h3 class="wp-block-heading"><a href="' . esc_url( $url ) . '">' . esc_html( $title ) . '</a></h3>' )
			. vitrine_demo_block( 'paragraph', [], '<p>' . esc_html( $words ) . '</p>' )
			. '</div>'
		);
	}
	$enter = static fn( string $animation, int $stagger = 0 ): array => [ 'vitrineEffects' => [ 'entrance' => [ 'animation' => $animation, 'stagger' => $stagger ] ] ];
	$apart = [ 'style' => [ 'spacing' => [ 'margin' => [ 'top' => '4rem' ] ] ] ];
	$row   = '';
	foreach ( VITRINE_DEMO_ROW as $file => $alt ) {
		$row .= vitrine_demo_block(
			'vitrine/slide',
			[],
			vitrine_demo_block(
				'image',
				[ 'sizeSlug' => 'large', 'aspectRatio' => '4/3', 'scale' => 'cover', 'style' => [ 'border' => [ 'radius' => '12px' ] ] ],
				'<figure class="wp-block-image size-large has-custom-border"><img src="' . esc_url( vitrine_demo_photograph( $file ) ) . '" alt="' . esc_attr( $alt ) . '" style="border-radius:12px;aspect-ratio:4/3;object-fit:cover"/></figure>'
			)
		);
	}
	return vitrine_demo_block(
		'cover',
		[ 'vitrineEffects' => [ 'dividerBottom' => [ 'shape' => 'waves', 'height' => 90, 'heightPhone' => 40 ] ], 'url' => $photo, 'dimRatio' => 40, 'overlayColor' => 'contrast', 'textColor' => 'base', 'minHeight' => 60, 'minHeightUnit' => 'vh', 'align' => 'full', 'isDark' => true ],
		'<div class="wp-block-cover alignfull has-base-color has-text-color" style="min-height:60vh"><img class="wp-block-cover__image-background" alt="" src="' . esc_url( $photo ) . '" data-object-fit="cover"/><span aria-hidden="true" class="wp-block-cover__background has-contrast-background-color has-background-dim-40 has-background-dim"></span><div class="wp-block-cover__inner-container">'
		. vitrine_demo_block( 'heading', [ 'textAlign' => 'center', 'level' => 1, 'fontSize' => 'xx-large' ], '<h1 class="wp-block-heading has-text-align-center has-xx-large-font-size">A garden that is open all week</h1>' )
		. vitrine_demo_block( 'paragraph', [ 'align' => 'center', 'fontSize' => 'large' ], '<p class="has-text-align-center has-large-font-size">Six acres, a nursery and a tea room on a north-facing hill.</p>' )
		. '</div></div>'
	)
	. vitrine_demo_block(
		'group',
		[ 'align' => 'wide', 'layout' => [ 'type' => 'default' ], 'style' => [ 'spacing' => [ 'padding' => [ 'top' => '3rem', 'bottom' => '4rem' ] ] ] ],
		'<div class="wp-block-group alignwide" style="padding-top:3rem;padding-bottom:4rem">'
		. vitrine_demo_block( 'heading', $enter( 'fadeInUp' ), '<h2 class="wp-block-heading">In bloom this week</h2>' )
		. vitrine_demo_block( 'vitrine/carousel', [ 'columns' => 3, 'columnsTablet' => 2, 'label' => 'In bloom this week', 'arrows' => 'outside' ], $row )
		. vitrine_demo_block( 'heading', [ ...$enter( 'fadeInUp' ), ...$apart ], '<h2 class="wp-block-heading" style="margin-top:4rem">What Vitrine shows here</h2>' )
		. vitrine_demo_block( 'paragraph', [], '<p>Every page below is made with one block. Open it as a visitor, then edit it.</p>' )
		. vitrine_demo_block( 'group', [ 'layout' => [ 'type' => 'grid', 'minimumColumnWidth' => '18rem' ], ...$enter( 'fadeInUp', 60 ) ], '<div class="wp-block-group">' . $cards . '</div>' )
		. vitrine_demo_block( 'heading', $apart, '<h2 class="wp-block-heading" style="margin-top:4rem">Tell a friend</h2>' )
		. vitrine_demo_block( 'vitrine/share-buttons', [ 'className' => 'is-style-outline', 'colors' => 'text' ], '' )
		. '</div>'
	);
}
