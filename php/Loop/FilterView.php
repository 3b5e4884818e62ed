<?php
/**
 * What a filter shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of a taxonomy as links, each to the loop with or without it. Twin: frontend/render/loop-filter/index.tsx.
 *
 * @phpstan-type TermLink array{
 *     slug: string,
 *     name: string,
 *     url: string,
 *     current: bool,
 *     follow: bool,
 *     children: list<array<string, mixed>>,
 * }
 */
final class FilterView {

	/**
	 * Keeps the fields.
	 *
	 * @param string     $label   Its name for who does not see it.
	 * @param string     $display `list` or `chips`.
	 * @param array|null $all     The link that takes all choices of the taxonomy back.
	 * @param array      $terms   The terms.
	 * @phpstan-param array{label: string, url: string, current: bool}|null $all
	 * @phpstan-param list<TermLink> $terms
	 */
	private function __construct(
		public readonly string $label,
		public readonly string $display,
		public readonly ?array $all,
		public readonly array $terms
	) {}

	/**
	 * Makes it.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, possibly hostile.
	 * @param LoopAddress          $address    Of the loop on this page.
	 * @param list<string>         $post_types Types of the loop's posts.
	 * @return self|null Null where visitors may not filter by the taxonomy, or where it has no terms.
	 */
	public static function of( array $attributes, LoopAddress $address, array $post_types ): ?self {
		/** Generated from block.json.
		 *
		 * @var LoopFilterAttributes $read */
		$read     = Schema::of_block( 'loop-filter' )->read( $attributes );
		$taxonomy = $read['taxonomy'];
		if ( ! LoopQuery::is_filter( $taxonomy, $post_types ) ) {
			return null;
		}
		$terms = get_terms(
			[
				'taxonomy'   => $taxonomy,
				'hide_empty' => ! $read['showEmpty'],
				'number'     => $read['number'],
				'orderby'    => $read['orderBy'] === 'count' ? 'count' : 'name',
				'order'      => $read['orderBy'] === 'count' ? 'DESC' : 'ASC',
				...( $read['showOnlyTopLevel'] ? [ 'parent' => 0 ] : [] ),
			]
		);
		if ( ! is_array( $terms ) || $terms === [] ) {
			return null;
		}
		$state   = $address->state;
		$link    = static function ( \WP_Term $term ) use ( $read, $address, $state, $taxonomy ): array {
			$after = $state->toggled( $taxonomy, $term->slug, $read['join'], $read['multiple'] );
			return [
				'slug'     => $term->slug,
				'name'     => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'      => $address->of( $after ),
				'current'  => $state->has( $taxonomy, $term->slug, $read['join'] === 'none' ),
				'follow'   => $after->count() < 2,
				'children' => [],
			];
		};
		$is_tree = $read['showHierarchy'] && is_taxonomy_hierarchical( $taxonomy );
		$object  = get_taxonomy( $taxonomy );
		return new self(
			$object === false ? '' : $object->labels->name,
			$read['display'],
			$read['showAll']
				? [
					'label'   => $read['allLabel'] === '' ? __( 'All', 'vitrine' ) : $read['allLabel'],
					'url'     => $address->of( $state->without( $taxonomy ) ),
					'current' => ! isset( $state->choices[ $taxonomy ] ),
				]
				: null,
			$is_tree ? self::tree( $terms, $link ) : array_map( $link, array_values( $terms ) )
		);
	}

	/**
	 * Terms below their parents; those whose parent is not among them stand first in line.
	 *
	 * @param array<\WP_Term>                          $terms Terms.
	 * @param \Closure(\WP_Term): array<string, mixed> $link  Makes a link.
	 * @return list<TermLink>
	 */
	private static function tree( array $terms, \Closure $link ): array {
		$by_parent = [];
		$known     = array_flip( array_column( $terms, 'term_id' ) );
		foreach ( $terms as $term ) {
			$by_parent[ isset( $known[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
		$below = static function ( int $parent ) use ( &$below, $by_parent, $link ): array {
			return array_map(
				static fn( \WP_Term $term ): array => [ ...$link( $term ), 'children' => $below( $term->term_id ) ],
				$by_parent[ $parent ] ?? []
			);
		};
		return $below( 0 );
	}
}
