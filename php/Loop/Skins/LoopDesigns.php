<?php
/**
 * What loops of patterns are made of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Skins;

defined( 'ABSPATH' ) || exit;

/**
 * Query Loops of core's blocks with our filters and pages: fonts, colors and distances are the theme's.
 */
final class LoopDesigns {

	/**
	 * Picture, title, meta, excerpt, link.
	 *
	 * @param bool $is_archive Whether the page says what is shown.
	 */
	public static function classic( bool $is_archive ): string {
		return self::query(
			9,
			$is_archive,
			get_comment_delimited_block_content(
				'vitrine/loop-drawer',
				[ 'themeButtons' => true ],
				self::filter( $is_archive ) . self::sort()
			),
			self::post_template(
				[ 'style' => self::gap( 'var:preset|spacing|50' ), 'layout' => self::grid( '18rem' ) ],
				self::block( 'post-featured-image', [ 'isLink' => true, 'aspectRatio' => '3/2' ] )
				. self::stack(
					self::block( 'post-title', [ 'level' => 2, 'isLink' => true, 'fontSize' => 'large' ] )
					. self::meta()
					. self::block( 'post-excerpt', [ 'excerptLength' => 24, 'fontSize' => 'medium' ] )
					. self::block( 'read-more', [ 'content' => __( 'Read more', 'vitrine' ), 'fontSize' => 'medium' ] )
				)
			)
		);
	}

	/**
	 * Whole posts.
	 *
	 * @param bool $is_archive Whether the page says what is shown.
	 */
	public static function full_content( bool $is_archive ): string {
		return self::query(
			5,
			$is_archive,
			self::row( self::filter( $is_archive ) . self::sort() ),
			self::post_template(
				[ 'style' => self::gap( 'var:preset|spacing|50' ), 'layout' => [ 'type' => 'default' ] ],
				self::stack(
					self::stack(
						self::block( 'post-title', [ 'level' => 2, 'isLink' => true, 'fontSize' => 'x-large' ] )
						. self::meta()
					)
					. self::block( 'post-featured-image', [ 'isLink' => true, 'aspectRatio' => '16/9' ] )
					. self::block( 'post-content', [ 'layout' => [ 'type' => 'default' ] ] )
					. '<!-- wp:separator {"className":"is-style-wide"} --><hr class="wp-block-separator '
					. 'has-alpha-channel-opacity is-style-wide"/><!-- /wp:separator -->',
					'1.5rem'
				)
			),
			null
		);
	}

	/**
	 * Cards.
	 *
	 * @param bool $is_archive Whether the page says what is shown.
	 */
	public static function cards( bool $is_archive ): string {
		return self::query(
			9,
			$is_archive,
			self::row(
				self::filter( $is_archive )
				. self::block(
					'vitrine/loop-filter',
					[
						'by'           => 'search',
						'placeholder'  => __( 'Search posts', 'vitrine' ),
						'themeButtons' => true,
					]
				)
			),
			self::post_template(
				[
					'className' => 'is-style-vitrine-cards',
					'style'     => self::gap( '1.5rem' ),
					'layout'    => self::grid( '20rem' ),
				],
				self::block( 'post-featured-image', [ 'aspectRatio' => '16/9' ] )
				. self::block( 'post-terms', [ 'term' => 'category' ] )
				. self::stack(
					self::block( 'post-title', [ 'level' => 2, 'isLink' => true, 'fontSize' => 'large' ] )
					. self::block( 'post-excerpt', [ 'excerptLength' => 20, 'fontSize' => 'small' ] )
					. self::meta()
				)
			)
		);
	}

	/**
	 * Pictures in even rows.
	 */
	public static function portfolio(): string {
		return self::query(
			12,
			false,
			self::row( self::filter( false ), 'center' ),
			self::post_template(
				[ 'className' => 'is-style-vitrine-justified', 'layout' => [ 'type' => 'default' ] ],
				self::block( 'post-featured-image', [] )
				. self::block( 'post-title', [ 'level' => 2, 'isLink' => true ] )
			)
		);
	}

	/**
	 * A Query Loop.
	 *
	 * @param int         $per_page   Posts of a page; an archive has the site's own number.
	 * @param bool        $is_archive Whether the page says what is shown.
	 * @param string      $filters    Blocks above the posts.
	 * @param string      $posts      The posts.
	 * @param string|null $align      How wide it is; null = as its text.
	 */
	private static function query(
		int $per_page,
		bool $is_archive,
		string $filters,
		string $posts,
		?string $align = 'wide'
	): string {
		$attributes = [
			'query' => [
				'perPage'  => $per_page,
				'pages'    => 0,
				'offset'   => 0,
				'postType' => 'post',
				'order'    => 'desc',
				'orderBy'  => 'date',
				'author'   => '',
				'search'   => '',
				// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- an attribute of core's block, and empty.
				'exclude'  => [],
				'sticky'   => '',
				'inherit'  => $is_archive,
			],
			...( $align === null ? [] : [ 'align' => $align ] ),
		];
		$class      = 'wp-block-query' . ( $align === null ? '' : " align{$align}" );
		$nothing    = '<!-- wp:paragraph --><p>' . esc_html__( 'No posts match these filters.', 'vitrine' )
			. '</p><!-- /wp:paragraph -->';
		return get_comment_delimited_block_content(
			'core/query',
			$attributes,
			"<div class=\"{$class}\">{$filters}{$posts}"
				. get_comment_delimited_block_content( 'core/query-no-results', [], $nothing )
				. self::pagination( $is_archive ) . '</div>'
		);
	}

	/**
	 * Further posts: by a button, on archives by numbers, and all of them.
	 *
	 * @param bool $is_archive Whether the page says what is shown.
	 */
	private static function pagination( bool $is_archive ): string {
		return self::block(
			'vitrine/loop-pagination',
			$is_archive
				? [ 'limit' => 0, 'layout' => [ 'type' => 'flex', 'justifyContent' => 'space-between' ] ]
				: [
					'type'         => 'load-more',
					'limit'        => 0,
					'showCount'    => true,
					'themeButtons' => true,
					'layout'       => [ 'type' => 'flex', 'justifyContent' => 'center' ],
				]
		);
	}

	/**
	 * Chips: categories, and tags where most archives are those of categories.
	 *
	 * @param bool $is_archive Whether the page says what is shown.
	 */
	private static function filter( bool $is_archive ): string {
		return self::block(
			'vitrine/loop-filter',
			$is_archive
				? [ 'taxonomy' => 'post_tag', 'orderBy' => 'count', 'number' => 12, 'themeButtons' => true ]
				: [ 'taxonomy' => 'category', 'showOnlyTopLevel' => true, 'themeButtons' => true ]
		);
	}

	/**
	 * The order of the posts.
	 */
	private static function sort(): string {
		return self::block( 'vitrine/loop-filter', [ 'by' => 'sort', 'display' => 'select', 'themeButtons' => true ] );
	}

	/**
	 * Who wrote it and when.
	 */
	private static function meta(): string {
		return self::group(
			[
				'style'    => self::gap( '0.75em' ),
				'fontSize' => 'small',
				'layout'   => [ 'type' => 'flex', 'flexWrap' => 'wrap' ],
			],
			self::block( 'post-date', [] ) . self::block( 'post-author-name', [] ),
			' has-small-font-size'
		);
	}

	/**
	 * Columns as wide as this or wider.
	 *
	 * @param string $width Least width.
	 * @return array<string, mixed>
	 */
	private static function grid( string $width ): array {
		return [ 'type' => 'grid', 'columnCount' => null, 'minimumColumnWidth' => $width ];
	}

	/**
	 * Blocks of each post.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks in it.
	 */
	private static function post_template( array $attributes, string $inside ): string {
		return get_comment_delimited_block_content( 'core/post-template', $attributes, $inside );
	}

	/**
	 * Blocks side by side.
	 *
	 * @param string $inside  Blocks in it.
	 * @param string $justify Where they stand.
	 */
	private static function row( string $inside, string $justify = 'space-between' ): string {
		return self::group(
			[ 'layout' => [ 'type' => 'flex', 'flexWrap' => 'wrap', 'justifyContent' => $justify ] ],
			$inside
		);
	}

	/**
	 * Blocks below each other.
	 *
	 * @param string $inside Blocks in it.
	 * @param string $gap    Between them.
	 */
	private static function stack( string $inside, string $gap = '0.625rem' ): string {
		return self::group( [ 'style' => self::gap( $gap ), 'layout' => [ 'type' => 'default' ] ], $inside );
	}

	/**
	 * Distance between blocks.
	 *
	 * @param string $gap Length, or a preset of the theme.
	 * @return array{spacing: array{blockGap: string}}
	 */
	private static function gap( string $gap ): array {
		return [ 'spacing' => [ 'blockGap' => $gap ] ];
	}

	/**
	 * A group.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Blocks in it.
	 * @param string               $classes    Classes that its attributes make.
	 */
	private static function group( array $attributes, string $inside, string $classes = '' ): string {
		return get_comment_delimited_block_content(
			'core/group',
			$attributes,
			"<div class=\"wp-block-group{$classes}\">{$inside}</div>"
		);
	}

	/**
	 * A block without anything in it.
	 *
	 * @param string               $name       Its name.
	 * @param array<string, mixed> $attributes Attributes.
	 */
	private static function block( string $name, array $attributes ): string {
		return get_comment_delimited_block_content( $name, $attributes, '' );
	}
}
