<?php
/**
 * The block patterns.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Popup\PopupPatterns;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the patterns where somebody can insert them.
 */
final class Patterns implements Module {

	/** What a new gallery says; twin: `newAttributes` in blocks/gallery/gallery-attributes.ts. */
	private const NEW_GALLERY = [ 'blackList' => [], 'detailsFromFile' => true ];

	/**
	 * Adds the hooks; core asks for patterns in the admin and in the REST API.
	 */
	public function register(): void {
		add_action( 'admin_init', [ $this, 'register_patterns' ] );
		add_action( 'rest_api_init', [ $this, 'register_patterns' ] );
	}

	/**
	 * Registers category and patterns.
	 */
	public function register_patterns(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'vitrine' ) ) {
			return;
		}
		register_block_pattern_category( 'vitrine', [ 'label' => 'Vitrine' ] );
		register_block_pattern(
			'vitrine/social-feed-news',
			[
				'title'       => __( 'Social feed: news in a grid', 'vitrine' ),
				'description' => __( 'A heading and the newest posts of an account in three columns.', 'vitrine' ),
				'categories'  => [ 'vitrine' ],
				'keywords'    => [ 'facebook', 'instagram' ],
				'blockTypes'  => [ 'vitrine/social-feed' ],
				'content'     =>
					'<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide"><!-- wp:heading {"textAlign":"center"} --><h2 class="wp-block-heading has-text-align-center">'
					. esc_html__( 'What is new', 'vitrine' )
					. '</h2><!-- /wp:heading --><!-- wp:vitrine/social-feed {"align":"wide","number":6,"numberPhone":3,"textLimit":220,"sample":true} /--></div><!-- /wp:group -->',
			]
		);
		register_block_pattern(
			'vitrine/social-feed-timeline',
			[
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
					. '</h2><!-- /wp:heading --><!-- wp:vitrine/social-feed {"layout":"list","number":5,"textLimit":600,"sample":true} /--></div><!-- /wp:group -->',
			]
		);
		PopupPatterns::register();
		foreach ( self::galleries() as $name => $gallery ) {
			register_block_pattern(
				"vitrine/gallery-{$name}",
				[
					'title'       => $gallery['title'],
					'description' => $gallery['description'],
					'categories'  => [ 'vitrine', 'gallery' ],
					'keywords'    => [ 'photos', 'images', ...$gallery['keywords'] ],
					'blockTypes'  => [ 'vitrine/gallery' ],
					'content'     =>
						'<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide"><!-- wp:heading --><h2 class="wp-block-heading">'
						. esc_html( $gallery['heading'] ) . '</h2><!-- /wp:heading --><!-- wp:vitrine/gallery '
						. serialize_block_attributes(
							[ 'align' => 'wide', 'sample' => true, ...self::NEW_GALLERY, ...$gallery['attributes'] ]
						)
						. ' /--></div><!-- /wp:group -->',
				]
			);
		}
	}

	/**
	 * The patterns of galleries; all begin with sample pictures.
	 *
	 * @return array<string, array{
	 *     title: string,
	 *     description: string,
	 *     heading: string,
	 *     keywords: list<string>,
	 *     attributes: array<string, mixed>,
	 * }>
	 */
	private static function galleries(): array {
		return [
			'portfolio' => [
				'title'       => __( 'Gallery: portfolio in justified rows', 'vitrine' ),
				'description' => __( 'Pictures of all shapes in even rows, titles where the pointer is.', 'vitrine' ),
				'heading'     => __( 'Selected work', 'vitrine' ),
				'keywords'    => [ 'portfolio' ],
				'attributes'  => [
					'layout'       => [
						'layout'           => 'justified',
						'lastRow'          => 'fill',
						'height'           => 260,
						'gutterWidth'      => 8,
						'gutterHeight'     => 8,
						'borderHorizontal' => 0,
						'borderVertical'   => 0,
					],
					'sizes'        => [ 'xs' => [ 'height' => 180 ] ],
					'hoverEffects' => [ 'labelAppear', 'imageScale150' ],
				],
			],
			'albums'    => [
				'title'       => __( 'Gallery: albums with filter and search', 'vitrine' ),
				'description' => __(
					'Albums as stacks of pictures, with a breadcrumb, tags and a search field.',
					'vitrine'
				),
				'heading'     => __( 'Our archive', 'vitrine' ),
				'keywords'    => [ 'albums', 'archive' ],
				'attributes'  => [
					'source'     => 'albums',
					'layout'     => [
						'lastRow'      => 'fill',
						'width'        => 260,
						'height'       => 200,
						'gutterWidth'  => 16,
						'gutterHeight' => 16,
					],
					'firstLevel' => [
						'label'  => [ 'position' => 'onBottom' ],
						'stacks' => [ 'count' => 2, 'translateX' => 3, 'translateY' => 3 ],
					],
					'tagFilter'  => 'multiple',
					'search'     => true,
				],
			],
			'mosaic'    => [
				'title'       => __( 'Gallery: mosaic with a large first picture', 'vitrine' ),
				'description' => __( 'One large picture beside smaller ones; two columns on phones.', 'vitrine' ),
				'heading'     => __( 'Highlights', 'vitrine' ),
				'keywords'    => [ 'mosaic', 'hero' ],
				'attributes'  => [
					'layout'       => [
						'layout'           => 'mosaic',
						'lastRow'          => 'fill',
						'gutterWidth'      => 6,
						'gutterHeight'     => 6,
						'borderHorizontal' => 0,
						'borderVertical'   => 0,
						'mosaic'           => [
							self::tile( 1, 1, 2, 2 ),
							self::tile( 3, 1 ),
							self::tile( 4, 1 ),
							self::tile( 3, 2, 2 ),
						],
					],
					'sizes'        => [
						'xs' => [ 'mosaic' => [ self::tile( 1, 1, 2, 2 ), self::tile( 1, 3 ), self::tile( 2, 3 ) ] ],
					],
					'mode'         => 'rows',
					'maxRows'      => 2,
					'hoverEffects' => [ 'imageScale150' ],
				],
			],
			'products'  => [
				'title'       => __( 'Gallery: products with a cart', 'vitrine' ),
				'description' => __(
					'Square pictures with titles below; visitors put them into a cart and send the list.',
					'vitrine'
				),
				'heading'     => __( 'Prints', 'vitrine' ),
				'keywords'    => [ 'shop', 'cart', 'products' ],
				'attributes'  => [
					'layout'   => [
						'lastRow'      => 'fill',
						'width'        => 240,
						'height'       => 240,
						'gutterWidth'  => 20,
						'gutterHeight' => 20,
					],
					'label'    => [ 'position' => 'onBottom', 'align' => 'start', 'displayDescription' => true ],
					'cart'     => true,
					'tools'    => [ 'image' => [ 'topLeft' => '', 'bottomRight' => 'shoppingcart' ] ],
					'mode'     => 'moreButton',
					'moreStep' => 3,
				],
			],
			'videos'    => [
				'title'       => __( 'Gallery: wall of videos', 'vitrine' ),
				'description' => __( 'Wide tiles on a dark background, in pages.', 'vitrine' ),
				'heading'     => __( 'Watch', 'vitrine' ),
				'keywords'    => [ 'video', 'films' ],
				'attributes'  => [
					'layout'         => [
						'lastRow'      => 'fill',
						'width'        => 384,
						'height'       => 216,
						'gutterWidth'  => 4,
						'gutterHeight' => 4,
					],
					'mode'           => 'pagination',
					'maxRows'        => 3,
					'paginationMode' => 'dots',
					'theme'          => 'dark',
				],
			],
		];
	}

	/**
	 * A tile of a mosaic.
	 *
	 * @param int $c Column, from 1.
	 * @param int $r Row, from 1.
	 * @param int $w Columns.
	 * @param int $h Rows.
	 * @return array{c: int, r: int, w: int, h: int}
	 */
	private static function tile( int $c, int $r, int $w = 1, int $h = 1 ): array {
		return [ 'c' => $c, 'r' => $r, 'w' => $w, 'h' => $h ];
	}
}
