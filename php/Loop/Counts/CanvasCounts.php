<?php
/**
 * Counts in the canvas of the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Counts;

use Vitrine\Loop\LoopOffers;
use Vitrine\Loop\LoopQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * The REST API counts the posts of a term alone, pages count those of the terms below it, too. `vitrine_counts` is the
 * post type of the loop, whose posts are counted as on pages where nothing is chosen.
 */
final class CanvasCounts {

	/** Name of the parameter. Twin: useTerms() in blocks/loop-filter/canvas/use-loop.ts. */
	private const NAME = 'vitrine_counts';

	/**
	 * Notes in a query for terms what a request asks for.
	 *
	 * @param array<string, mixed> $query   Arguments of get_terms().
	 * @param \WP_REST_Request     $request The request.
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 * @return array<string, mixed>
	 */
	public static function asked( array $query, \WP_REST_Request $request ): array {
		$type = $request[ self::NAME ];
		if ( ! is_string( $type ) || ! current_user_can( 'edit_posts' ) ) {
			return $query;
		}
		add_filter( 'get_terms', [ self::class, 'counted' ], 10, 3 );
		return [ ...$query, self::NAME => $type ];
	}

	/**
	 * Counts the posts of terms.
	 *
	 * @param mixed                $terms Terms, or anything else that a query may ask for.
	 * @param mixed                $of    Taxonomies.
	 * @param array<string, mixed> $query What was asked for.
	 */
	public static function counted( mixed $terms, mixed $of, array $query ): mixed {
		if ( ! isset( $query[ self::NAME ] ) || $query['fields'] !== 'all' || ! is_array( $terms ) ) {
			return $terms;
		}
		$taxonomy = get_taxonomy( (string) ( ( (array) $of )[0] ?? '' ) );
		if ( $taxonomy === false ) {
			return $terms;
		}
		$counts = self::of( (string) $query[ self::NAME ], $taxonomy, array_values( $terms ) );
		foreach ( $terms as $term ) {
			$term->count = $counts[ $term->term_id ] ?? $term->count;
		}
		return $terms;
	}

	/**
	 * Counts of terms.
	 *
	 * @param string         $type     Post type.
	 * @param \WP_Taxonomy   $taxonomy Taxonomy.
	 * @param list<\WP_Term> $terms    Its terms.
	 * @return array<int, int> By the id of the term; what is not known is not there.
	 */
	private static function of( string $type, \WP_Taxonomy $taxonomy, array $terms ): array {
		global $wpdb;
		$request = LoopRequest::sql(
			[ 'post_type' => LoopQuery::post_types( [ 'post_type' => $type ] ), 'post_status' => 'publish' ],
			LoopState::of( 'canvas', [], LoopOffers::any() )
		);
		$known   = StoredCounts::of( $request, $taxonomy, $terms );
		$rest    = array_values(
			array_filter( $terms, static fn( \WP_Term $term ): bool => ! isset( $known[ $term->term_id ] ) )
		);
		$db      = new Db( $wpdb );
		return $rest === [] || $request === ''
			? $known
			: $known + ( CountQuery::of( $db, $request, $taxonomy, $rest )->run( $db ) ?? [] );
	}
}
