<?php
/**
 * Loop carousels of Elementor Pro.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor\Widgets;

use Vitrine\Compat\Elementor\ElementorNotes;
use Vitrine\Compat\Elementor\ElementorValue;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a carousel of core's Query Loop. The template of its posts stays behind: they have a picture, a title and an
 * excerpt.
 */
final class ElementorLoopCarousel implements ElementorConverter {

	private const ORDERS = [
		'post_date'  => 'date',
		'post_title' => 'title',
		'menu_order' => 'menu_order',
		'modified'   => 'modified',
	];

	private const POSTS = 6;

	/** Blocks of each post. */
	private const POST = '<!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /-->'
		. '<!-- wp:post-title {"level":3,"isLink":true} /-->'
		. '<!-- wp:post-excerpt /-->';

	/**
	 * Settings that are taken over, or say nothing.
	 */
	public static function names(): array {
		return [
			...ElementorCarousel::names(),
			'_skin',
			'template_id',
			'posts_per_page',
			'post_query_post_type',
			'post_query_orderby',
			'post_query_order',
			'post_query_ignore_sticky_posts',
		];
	}

	/**
	 * The block.
	 *
	 * @param string         $widget   Type of the widget.
	 * @param array<mixed>   $settings Its settings, possibly hostile.
	 * @param list<string>   $inside   Nothing.
	 * @param ElementorNotes $notes    What is left out.
	 */
	public static function block( string $widget, array $settings, array $inside, ElementorNotes $notes ): ?string {
		$type = ElementorValue::text( $settings, 'post_query_post_type', 'post' );
		if ( ! is_post_type_viewable( $type ) ) {
			return null;
		}
		$notes->tell(
			__( 'Templates of loop carousels: their posts get an image, a title, and an excerpt', 'vitrine' )
		);
		$order = self::ORDERS[ ElementorValue::text( $settings, 'post_query_orderby', 'post_date' ) ] ?? '';
		// The editor cannot ask for an order that the type does not have.
		if ( $order === '' || ( $order === 'menu_order' && ! post_type_supports( $type, 'page-attributes' ) ) ) {
			$order = 'date';
			$notes->tell( __( 'The order of the posts in a loop carousel: the newest posts come first', 'vitrine' ) );
		}
		$count = ElementorValue::number( $settings, 'posts_per_page' ) ?? self::POSTS;
		$query = [
			'perPage'  => (int) max( 1, min( 100, $count ) ),
			'postType' => $type,
			'order'    => ElementorValue::text( $settings, 'post_query_order' ) === 'asc' ? 'asc' : 'desc',
			'orderBy'  => $order,
			'inherit'  => false,
			'sticky'   => '',
		];
		$posts = get_comment_delimited_block_content( 'core/post-template', [], self::POST );
		return ElementorCarousel::of(
			$settings,
			ElementorCarousel::columns( $settings, 'slides_to_show', [ 3, 2, 1 ] ),
			get_comment_delimited_block_content(
				'core/query',
				[ 'query' => $query ],
				"\n<div class=\"wp-block-query\">{$posts}</div>\n"
			),
			$notes
		);
	}
}
