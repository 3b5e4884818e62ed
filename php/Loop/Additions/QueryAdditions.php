<?php
/**
 * What a Query Loop asks for besides what core knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Additions;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * `vitrine` in the `query` of core/query, as frontend/render/loop-query/schema.json describes it. It is applied where
 * core asks which posts a loop has (`query_loop_block_query_vars`), so that posts, pages, totals and counts know it;
 * what visitors choose narrows the result.
 *
 * @phpstan-type Additions array{
 *     show: 'all'|'selected'|'related',
 *     include: list<int>,
 *     relatedBy: list<string>,
 *     fallback: 'none'|'recent',
 *     skipShown: bool,
 *     shown: list<int>,
 *     random: ''|'hour'|'day'|'week',
 * }
 */
final class QueryAdditions {

	/**
	 * The schema, once somebody has asked.
	 *
	 * @var Schema|null
	 */
	private static ?Schema $schema = null;

	/**
	 * Reads what is stored.
	 *
	 * @param array<mixed> $stored The object, possibly hostile.
	 * @return Additions
	 */
	public static function read( array $stored ): array {
		if ( self::$schema === null ) {
			$file         = dirname( VITRINE_FILE ) . '/build/loop-query.json';
			self::$schema = new Schema( (array) wp_json_file_decode( $file, [ 'associative' => true ] ) );
		}
		/** As the schema says.
		 *
		 * @var Additions $read */
		$read = self::$schema->read( $stored );
		return $read;
	}

	/**
	 * Adds to what a loop asks for.
	 *
	 * @param array<string, mixed> $query  Variables of WP_Query, as core has made them of the block.
	 * @param array<mixed>         $stored What the block says, possibly hostile.
	 * @param int|null             $post   Post that the page shows, 0 = none; null = it is not known, in the editor.
	 * @param int                  $id     Number of the loop: two have different random orders.
	 * @return array<string, mixed> As they were where it says nothing.
	 */
	public static function added( array $query, array $stored, ?int $post, int $id ): array {
		$read  = self::read( $stored );
		$query = $read['skipShown'] ? self::without( $query, $read['shown'] ) : $query;
		if ( $read['show'] === 'selected' && $read['include'] !== [] ) {
			$query = self::selected( $query, $read['include'] );
		} elseif ( $read['show'] === 'related' && $post !== null ) {
			$others = self::without( $query, $post === 0 ? [] : [ $post ] );
			$query  = RelatedPosts::of( $others, $post, $read['relatedBy'], $read['fallback'] );
		}
		return $read['random'] === '' ? $query : RandomOrder::of( $query, $read['random'], $id );
	}

	/**
	 * Chosen posts alone, in their order. Which of them a visitor may see is up to WP_Query.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param list<int>            $posts Ids, one at least.
	 * @return array<string, mixed>
	 */
	private static function selected( array $query, array $posts ): array {
		$sticky = self::ids( $query, 'post__in' );
		return self::without(
			[
				...$query,
				'post__in'            => $sticky === [] ? $posts : self::some( array_intersect( $posts, $sticky ) ),
				'orderby'             => 'post__in',
				'ignore_sticky_posts' => true,
			],
			[]
		);
	}

	/**
	 * Leaves posts out, of chosen ones, too: WP_Query looks at what is left out only where nothing is chosen.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param list<int>            $posts Ids.
	 * @return array<string, mixed>
	 */
	private static function without( array $query, array $posts ): array {
		$out = array_values( array_unique( [ ...self::ids( $query, 'post__not_in' ), ...$posts ] ) );
		$in  = self::ids( $query, 'post__in' );
		if ( $in !== [] ) {
			$query['post__in'] = self::some( array_diff( $in, $out ) );
		}
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- it is what the loop asks for: posts that it must not repeat.
		return [ ...$query, 'post__not_in' => $out ];
	}

	/**
	 * Ids for `post__in`, of which none would mean all.
	 *
	 * @param array<int> $posts Ids.
	 * @return list<int>
	 */
	private static function some( array $posts ): array {
		return $posts === [] ? [ 0 ] : array_values( $posts );
	}

	/**
	 * Ids in a variable.
	 *
	 * @param array<string, mixed> $query Variables of WP_Query.
	 * @param string               $name  Its name.
	 * @return list<int>
	 */
	private static function ids( array $query, string $name ): array {
		$ids = array_filter( (array) ( $query[ $name ] ?? [] ), 'is_numeric' );
		return array_map( 'intval', array_values( $ids ) );
	}
}
