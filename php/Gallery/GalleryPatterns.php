<?php
/**
 * The patterns of galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery;

use Vitrine\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Galleries to begin with.
 *
 * @phpstan-type Pattern array{
 *     title: string,
 *     description: string,
 *     heading: string,
 *     keywords: list<string>,
 *     attributes: array<string, mixed>,
 * }
 */
final class GalleryPatterns {

	/**
	 * What core registers them with.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function all(): array {
		$new      = Assets::new_block( 'gallery' ) ?? [];
		$patterns = [];
		foreach ( self::galleries() as $name => $gallery ) {
			$block                                = serialize_block_attributes(
				[
					'align'  => 'wide',
					'sample' => true,
					...$new,
					...$gallery['attributes'],
					'layout' => [ ...$new['layout'] ?? [], ...$gallery['attributes']['layout'] ?? [] ],
				]
			);
			$heading                              = '<!-- wp:heading --><h2 class="wp-block-heading">'
				. esc_html( $gallery['heading'] ) . '</h2><!-- /wp:heading -->';
			$patterns[ "vitrine/gallery-{$name}" ] = [
				'title'       => $gallery['title'],
				'description' => $gallery['description'],
				'categories'  => [ 'vitrine', 'gallery' ],
				'keywords'    => [ 'photos', 'images', ...$gallery['keywords'] ],
				'blockTypes'  => [ 'vitrine/gallery' ],
				'content'     =>
					'<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide">'
					. $heading . "<!-- wp:vitrine/gallery {$block} /--></div><!-- /wp:group -->",
			];
		}
		return $patterns;
	}

	/**
	 * The patterns of galleries; all begin with sample pictures.
	 *
	 * @return array<string, Pattern> By name.
	 */
	private static function galleries(): array {
		return [
			'portfolio' => self::portfolio(),
			'albums'    => self::albums(),
			'mosaic'    => self::mosaic(),
			'products'  => self::products(),
			'videos'    => self::videos(),
		];
	}

	/**
	 * A portfolio.
	 *
	 * @return Pattern
	 */
	private static function portfolio(): array {
		return [
			'title'       => __( 'Gallery: portfolio in justified rows', 'vitrine' ),
			'description' => __( 'Images of all shapes in even rows, with titles on hover.', 'vitrine' ),
			'heading'     => __( 'Selected work', 'vitrine' ),
			'keywords'    => [ 'portfolio' ],
			'attributes'  => [
				'layout'       => [
					'layout'           => 'justified',
					'height'           => 260,
				],
				'sizes'        => [ 'xs' => [ 'height' => 180 ] ],
				'hoverEffects' => [ 'labelAppear', 'imageScale150' ],
			],
		];
	}

	/**
	 * Albums with filter and search.
	 *
	 * @return Pattern
	 */
	private static function albums(): array {
		return [
			'title'       => __( 'Gallery: albums with filter and search', 'vitrine' ),
			'description' => __(
				'Albums as stacks of images, with breadcrumbs, tags, and a search field.',
				'vitrine'
			),
			'heading'     => __( 'Our archive', 'vitrine' ),
			'keywords'    => [ 'albums', 'archive' ],
			'attributes'  => [
				'source'     => 'albums',
				'layout'     => [
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
		];
	}

	/**
	 * A mosaic.
	 *
	 * @return Pattern
	 */
	private static function mosaic(): array {
		return [
			'title'       => __( 'Gallery: mosaic with a large first image', 'vitrine' ),
			'description' => __( 'One large image beside smaller ones, in two columns on phones.', 'vitrine' ),
			'heading'     => __( 'Highlights', 'vitrine' ),
			'keywords'    => [ 'mosaic', 'hero' ],
			'attributes'  => [
				'layout'       => [
					'layout'           => 'mosaic',
					'gutterWidth'      => 6,
					'gutterHeight'     => 6,
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
		];
	}

	/**
	 * Products.
	 *
	 * @return Pattern
	 */
	private static function products(): array {
		return [
			'title'       => __( 'Gallery: products with a cart', 'vitrine' ),
			'description' => __(
				'Square images with titles below. Visitors can add them to a cart and send the list.',
				'vitrine'
			),
			'heading'     => __( 'Prints', 'vitrine' ),
			'keywords'    => [ 'shop', 'cart', 'products' ],
			'attributes'  => [
				'layout'   => [
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
		];
	}

	/**
	 * Videos.
	 *
	 * @return Pattern
	 */
	private static function videos(): array {
		return [
			'title'       => __( 'Gallery: wall of videos', 'vitrine' ),
			'description' => __( 'Wide tiles on a dark background, split into pages.', 'vitrine' ),
			'heading'     => __( 'Watch', 'vitrine' ),
			'keywords'    => [ 'video', 'films' ],
			'attributes'  => [
				'layout'         => [
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
