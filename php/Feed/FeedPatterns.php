<?php
/**
 * The patterns of social feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * Feeds to begin with; all show sample posts until an account is chosen.
 */
final class FeedPatterns {

	/**
	 * What core registers them with.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	public static function all(): array {
		return [ ...self::first(), ...self::further() ];
	}

	/**
	 * Those that suit every account.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	private static function first(): array {
		return [
			'vitrine/social-feed-news'       => self::pattern(
				__( 'Social feed: news in a grid', 'vitrine' ),
				__( 'A heading and the newest posts from an account in three columns.', 'vitrine' ),
				[ 'posts', 'columns' ],
				self::wide(
					__( 'What’s new', 'vitrine' ),
					[ 'number' => 6, 'numberPhone' => 3, 'textLimit' => 220 ]
				)
			),
			'vitrine/social-feed-timeline'   => self::pattern(
				__( 'Social feed: timeline in a column', 'vitrine' ),
				__( 'The newest posts from an account in a single column, with their full text.', 'vitrine' ),
				[ 'posts', 'list' ],
				self::column(
					__( 'Follow along', 'vitrine' ),
					[ 'layout' => 'list', 'number' => 5, 'textLimit' => 600 ]
				)
			),
			'vitrine/social-feed-tiles'      => self::pattern(
				__( 'Social feed: wall of tiles', 'vitrine' ),
				__( 'Square images side by side, with their text on hover.', 'vitrine' ),
				[ 'photos', 'gallery', 'overlay' ],
				self::wide(
					__( 'Seen on Instagram', 'vitrine' ),
					[
						'layout'        => 'tiles',
						'columns'       => 4,
						'columnsTablet' => 4,
						'columnsPhone'  => 2,
						'number'        => 8,
					]
				)
			),
			'vitrine/social-feed-highlights' => self::pattern(
				__( 'Social feed: one large post and more', 'vitrine' ),
				__( 'A large newest post with earlier posts around it.', 'vitrine' ),
				[ 'featured', 'magazine' ],
				self::wide(
					__( 'Our latest stories', 'vitrine' ),
					[
						'layout'         => 'highlight',
						'columns'        => 4,
						'number'         => 5,
						'numberPhone'    => 3,
						'highlightEvery' => 0,
						'textLimit'      => 140,
					]
				)
			),
		];
	}

	/**
	 * Those for a place of their own, or for what only some accounts have.
	 *
	 * @return array<string, array<string, mixed>> By name.
	 */
	private static function further(): array {
		return [
			'vitrine/social-feed-row'     => self::pattern(
				__( 'Social feed: row of photos', 'vitrine' ),
				__( 'Tall images in a row that visitors can browse.', 'vitrine' ),
				[ 'carousel', 'slider', 'photos' ],
				self::wide(
					__( 'Moments', 'vitrine' ),
					[
						'layout'        => 'carousel',
						'postLayout'    => 'tile',
						'tileRatio'     => '4:5',
						'columns'       => 4,
						'columnsTablet' => 3,
						'columnsPhone'  => 2,
						'number'        => 12,
						'loadMore'      => false,
					]
				)
			),
			'vitrine/social-feed-dark'    => self::pattern(
				__( 'Social feed: dark wall', 'vitrine' ),
				__( 'Posts of every height, closely packed on a dark background.', 'vitrine' ),
				[ 'masonry', 'wall', 'black' ],
				self::dark(
					__( 'From our page', 'vitrine' ),
					[
						'layout'      => 'masonry',
						'columns'     => 4,
						'number'      => 8,
						'numberPhone' => 4,
						'scheme'      => 'dark',
						'textLimit'   => 220,
					]
				)
			),
			'vitrine/social-feed-events'  => self::pattern(
				__( 'Social feed: upcoming events', 'vitrine' ),
				__( 'The upcoming events of a page, soonest first.', 'vitrine' ),
				[ 'calendar', 'dates' ],
				self::column(
					__( 'Upcoming events', 'vitrine' ),
					[
						'content'    => 'events',
						'layout'     => 'list',
						'postLayout' => 'thumbnail',
						'number'     => 4,
						'showAuthor' => false,
						'textLimit'  => 160,
					],
					'44rem'
				)
			),
			'vitrine/social-feed-reviews' => self::pattern(
				__( 'Social feed: reviews', 'vitrine' ),
				__( 'What people say about a page, in three columns.', 'vitrine' ),
				[ 'testimonials', 'recommendations', 'ratings' ],
				self::wide(
					__( 'What our guests say', 'vitrine' ),
					[ 'content' => 'reviews', 'number' => 6, 'numberPhone' => 3, 'textLimit' => 320 ]
				)
			),
		];
	}

	/**
	 * A pattern as core takes it.
	 *
	 * @param string   $title       Title.
	 * @param string   $description What it is.
	 * @param string[] $keywords    Further words that it is found by.
	 * @param string   $content     Blocks.
	 * @return array<string, mixed>
	 */
	private static function pattern( string $title, string $description, array $keywords, string $content ): array {
		return [
			'title'       => $title,
			'description' => $description,
			'categories'  => [ 'vitrine' ],
			'keywords'    => [ 'facebook', 'instagram', ...$keywords ],
			'blockTypes'  => [ 'vitrine/social-feed' ],
			'content'     => $content,
		];
	}

	/**
	 * A centered heading and a feed below it, both wide.
	 *
	 * @param string               $heading    Heading.
	 * @param array<string, mixed> $attributes Of the feed.
	 */
	private static function wide( string $heading, array $attributes ): string {
		return self::group(
			[ 'align' => 'wide', 'layout' => [ 'type' => 'default' ] ],
			'alignwide',
			'',
			self::heading( $heading, true ) . self::feed( [ 'align' => 'wide', ...$attributes ] )
		);
	}

	/**
	 * A heading and a feed below it in a narrow column.
	 *
	 * @param string               $heading    Heading.
	 * @param array<string, mixed> $attributes Of the feed.
	 * @param string               $width      Of the column.
	 */
	private static function column( string $heading, array $attributes, string $width = '36rem' ): string {
		return self::group(
			[ 'layout' => [ 'type' => 'constrained', 'contentSize' => $width ] ],
			'',
			'',
			self::heading( $heading, false ) . self::feed( $attributes )
		);
	}

	/**
	 * A heading and a feed below it, light on dark from edge to edge.
	 *
	 * @param string               $heading    Heading.
	 * @param array<string, mixed> $attributes Of the feed.
	 */
	private static function dark( string $heading, array $attributes ): string {
		$space = [
			'top'    => '4rem',
			'bottom' => '4rem',
			'left'   => '1.5rem',
			'right'  => '1.5rem',
		];
		return self::group(
			[
				'align'  => 'full',
				'style'  => [
					'color'   => [ 'background' => '#111111', 'text' => '#ffffff' ],
					'spacing' => [ 'padding' => $space ],
				],
				'layout' => [ 'type' => 'constrained' ],
			],
			'alignfull has-text-color has-background',
			'color:#ffffff;background-color:#111111;padding-top:4rem;padding-right:1.5rem;padding-bottom:4rem;padding-left:1.5rem',
			self::heading( $heading, true ) . self::feed( [ 'align' => 'wide', ...$attributes ] )
		);
	}

	/**
	 * A group as the editor writes it.
	 *
	 * @param array<string, mixed> $attributes Its attributes.
	 * @param string               $classes    Classes that they bring.
	 * @param string               $style      Style that they bring.
	 * @param string               $content    Blocks in it.
	 */
	private static function group( array $attributes, string $classes, string $style, string $content ): string {
		return '<!-- wp:group ' . wp_json_encode( $attributes ) . ' --><div class="'
			. esc_attr( trim( "wp-block-group {$classes}" ) ) . '"'
			. ( $style === '' ? '' : ' style="' . esc_attr( $style ) . '"' )
			. ">{$content}</div><!-- /wp:group -->";
	}

	/**
	 * A heading as the editor writes it.
	 *
	 * @param string $text        Text.
	 * @param bool   $is_centered Whether it is centered.
	 */
	private static function heading( string $text, bool $is_centered ): string {
		return ( $is_centered
			? '<!-- wp:heading {"textAlign":"center"} --><h2 class="wp-block-heading has-text-align-center">'
			: '<!-- wp:heading --><h2 class="wp-block-heading">' )
			. esc_html( $text ) . '</h2><!-- /wp:heading -->';
	}

	/**
	 * A feed with sample posts.
	 *
	 * @param array<string, mixed> $attributes What differs from an untouched block.
	 */
	private static function feed( array $attributes ): string {
		$all = [ ...$attributes, 'openPosts' => 'viewer', 'sample' => true ];
		return '<!-- wp:vitrine/social-feed ' . wp_json_encode( $all ) . ' /-->';
	}
}
