<?php
/**
 * The posts of a loop in the canvas of the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Additions;

defined( 'ABSPATH' ) || exit;

/**
 * Core's Post Template asks the REST API for posts with every member of its query that it does not know itself: so
 * `vitrine` arrives here, as the editor writes it. The same code adds to the query as on the page. Twin:
 * editor/loop/additions/canvas-additions.ts.
 */
final class CanvasAdditions {

	/** Loops before it in the document that are looked at. */
	private const MAX_LOOPS = 10;

	/** Posts of each of these. */
	private const MAX_POSTS = 100;

	/**
	 * Adds to a query of the REST API, for those who may edit.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param mixed                $asked The parameter, hostile.
	 * @return array<string, mixed>
	 */
	public static function added( array $query, mixed $asked ): array {
		$asked = is_string( $asked ) && current_user_can( 'edit_posts' ) ? json_decode( $asked, true ) : null;
		if ( ! is_array( $asked ) || ! is_array( $asked['additions'] ?? null ) ) {
			return $query;
		}
		$post   = is_int( $asked['post'] ?? null ) && current_user_can( 'read_post', $asked['post'] )
			? $asked['post']
			: null;
		$before = is_array( $asked['before'] ?? null ) ? array_slice( $asked['before'], 0, self::MAX_LOOPS ) : [];
		return QueryAdditions::added(
			$query,
			[ ...$asked['additions'], 'shown' => self::shown( $before ) ],
			$post,
			is_int( $asked['id'] ?? null ) ? $asked['id'] : 0
		);
	}

	/**
	 * Posts that loops show.
	 *
	 * @param array<mixed> $loops Their `query`, hostile, in the order of the document.
	 * @return list<int>
	 */
	private static function shown( array $loops ): array {
		$shown = [];
		foreach ( $loops as $loop ) {
			if ( ! is_array( $loop ) ) {
				continue;
			}
			if ( is_array( $loop['vitrine'] ?? null ) ) {
				$loop['vitrine']['shown'] = $shown;
			}
			$block = new \WP_Block(
				[
					'blockName'    => 'core/post-template',
					'attrs'        => [],
					'innerBlocks'  => [],
					'innerHTML'    => '',
					'innerContent' => [],
				],
				[ 'query' => $loop ]
			);
			$vars  = build_query_vars_from_query_block( $block, 1 );
			$size  = min( self::MAX_POSTS, max( 1, (int) ( $vars['posts_per_page'] ?? self::MAX_POSTS ) ) );
			$query = new \WP_Query(
				[ ...$vars, 'posts_per_page' => $size, 'fields' => 'ids', 'no_found_rows' => true ]
			);
			array_push( $shown, ...array_filter( $query->posts ?? [], 'is_int' ) );
		}
		return $shown;
	}
}
