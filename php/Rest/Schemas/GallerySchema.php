<?php
/**
 * Arguments and answers of the routes of galleries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Schemas;

use Vitrine\Gallery\Render\PageState;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors and the canvas may ask for, and what visitors are answered.
 */
final class GallerySchema {

	/** Items of a request. */
	private const MAX = 100;

	/** Items of a request of the canvas. */
	private const MAX_IN_CANVAS = 200;

	/**
	 * Arguments of visitors.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_visitors(): array {
		return [
			...self::state(),
			'gallery' => [
				...self::text(
					__( 'The gallery, as given in the URL of this route.', 'vitrine' ),
					4000
				),
				'required' => true,
			],
			'search'  => [
				...self::text(
					__(
						'Words to search for in titles, descriptions, tags, and authors, in the album and inside it.',
						'vitrine'
					),
					500
				),
				'default' => '',
			],
			'after'   => [
				...self::text(
					__( 'ID of the item before the first one. Empty = start.', 'vitrine' ),
					200
				),
				'default' => '',
			],
			'number'  => [
				'description' => __( 'Number of items.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => self::MAX,
				'default'     => 50,
			],
			'render'  => [
				'description' => __( 'Whether to return the whole gallery.', 'vitrine' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'at'      => [
				...self::text( __( 'Path and query of the page that links point to.', 'vitrine' ), 4000 ),
				'default' => '',
			],
			'element' => [
				...self::text( __( 'ID of the gallery’s element.', 'vitrine' ), 200 ),
				'default' => '',
			],
			'nth'     => [
				'description' => __( 'Which of the galleries of the page it is, from 1.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 1000,
				'default'     => 1,
			],
			'index'   => [
				'description' => __( 'Whether to return the shapes of the album.', 'vitrine' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'item'    => [
				...self::text( __( 'ID of an item whose position is requested.', 'vitrine' ), 200 ),
				'default' => '',
			],
		];
	}

	/**
	 * Arguments of the preview.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function of_preview(): array {
		return [
			...self::state(),
			'attributes' => [
				'description' => __( 'Attributes of the block.', 'vitrine' ),
				'type'        => 'object',
				'default'     => [],
			],
			'post'       => [
				'description' => __( 'The post that the block is in, 0 = none.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
			'search'     => [ ...self::text( __( 'Part of titles.', 'vitrine' ), 500 ), 'default' => '' ],
			'first'      => [
				'description' => __(
					'Position of the first item, from 0. If omitted, the items of the page.',
					'vitrine'
				),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => Schema::of_block( 'gallery' )->node( 'items' )['maxItems'],
			],
			'number'     => [
				'description' => __( 'Number of items.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => self::MAX_IN_CANVAS,
				'default'     => 100,
			],
		];
	}

	/**
	 * The schema of the answers for visitors: which members there are depends on what was asked for.
	 *
	 * @return array<string, mixed>
	 */
	public static function answer(): array {
		$numbers = [ 'type' => 'array', 'items' => [ 'type' => 'integer' ] ];
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-gallery',
			'type'       => 'object',
			'properties' => [
				'html'    => [
					'description' => __( 'Tiles as list items, or everything inside the gallery.', 'vitrine' ),
					'type'        => 'string',
				],
				'next'    => [
					'description' => __( 'ID of the last item, for the next request.', 'vitrine' ),
					'type'        => [ 'string', 'null' ],
				],
				'total'   => [ 'description' => __( 'Positions in the album.', 'vitrine' ), 'type' => 'integer' ],
				'version' => [ 'description' => __( 'Changes when the album does.', 'vitrine' ), 'type' => 'string' ],
				'config'  => [ 'description' => __( 'What the page’s script reads.', 'vitrine' ), 'type' => 'object' ],
				'title'   => [ 'description' => __( 'Title of the album.', 'vitrine' ), 'type' => 'string' ],
				'ratios'  => [
					'description' => __( 'Shapes of all items in thousandths, as base64.', 'vitrine' ),
					'type'        => 'string',
				],
				'cursors' => [
					'description' => __( 'IDs of the items before positions 50, 100, 150 …', 'vitrine' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'string' ],
				],
				'pages'   => [ 'description' => __( 'First positions of pages.', 'vitrine' ), ...$numbers ],
				'others'  => [ 'description' => __( 'Positions that the viewer skips.', 'vitrine' ), ...$numbers ],
				'place'   => [
					'description' => __( 'Position of the item, -1 = not found.', 'vitrine' ),
					'type'        => 'integer',
				],
			],
		];
	}

	/**
	 * What both may ask for: an album, a page of it, and what has some tags.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function state(): array {
		return [
			'album' => [
				...self::text( __( 'ID of an album, 0 = top level.', 'vitrine' ), 200 ),
				'default' => PageState::ROOT,
			],
			'tags'  => [
				'description' => __( 'Tags to filter by.', 'vitrine' ),
				'type'        => 'array',
				'items'       => [ 'type' => 'string', 'maxLength' => 200 ],
				'maxItems'    => 20,
				'default'     => [],
			],
			'match' => [
				'description' => __( 'Whether one of the tags is enough.', 'vitrine' ),
				'type'        => 'string',
				'enum'        => [ 'or', 'and' ],
				'default'     => 'or',
			],
			'page'  => [
				'description' => __( 'Page, from 1.', 'vitrine' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 10_000,
				'default'     => 1,
			],
		];
	}

	/**
	 * A text.
	 *
	 * @param string $description What it says.
	 * @param int    $max         Characters.
	 * @return array<string, mixed>
	 */
	private static function text( string $description, int $max ): array {
		return [ 'description' => $description, 'type' => 'string', 'maxLength' => $max ];
	}
}
