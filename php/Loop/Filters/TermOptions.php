<?php
/**
 * Terms as options of a filter.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Each term with its address and, where they are shown, its posts.
 *
 * @phpstan-import-type Option from FilterView
 */
final class TermOptions {

	/**
	 * Keeps what options are made of.
	 *
	 * @param array           $read   Attributes of the block.
	 * @param Loop            $loop   The loop.
	 * @param array<int, int> $counts Posts by the id of the term; what is not known is not there.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public function __construct(
		private readonly array $read,
		private readonly Loop $loop,
		private readonly array $counts
	) {}

	/**
	 * One below the other.
	 *
	 * @param list<\WP_Term> $terms Terms.
	 * @return list<Option>
	 */
	public function flat( array $terms ): array {
		return $this->shown(
			array_map( fn( \WP_Term $term ): array => $this->option( $term, [] ), $this->sorted( $terms ) )
		);
	}

	/**
	 * Terms below their parents; those whose parent is not among them stand first in line. Twin: treeOf() in
	 * blocks/loop-filter/canvas/terms.ts.
	 *
	 * @param list<\WP_Term> $terms Terms.
	 * @return list<Option>
	 */
	public function tree( array $terms ): array {
		$by_parent = [];
		$known     = array_flip( array_column( $terms, 'term_id' ) );
		foreach ( $this->sorted( $terms ) as $term ) {
			$by_parent[ isset( $known[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
		$below = function ( int $parent ) use ( &$below, $by_parent ): array {
			return $this->shown(
				array_map(
					fn( \WP_Term $term ): array => $this->option( $term, $below( $term->term_id ) ),
					$by_parent[ $parent ] ?? []
				)
			);
		};
		return $below( 0 );
	}

	/**
	 * An option.
	 *
	 * @param \WP_Term     $term     Term.
	 * @param list<Option> $children Those below it.
	 * @return Option
	 */
	private function option( \WP_Term $term, array $children ): array {
		[ 'taxonomy' => $taxonomy, 'join' => $join ] = $this->read;
		$state   = $this->loop->state;
		$after   = $state->toggled( $taxonomy, $term->slug, $join, $this->read['multiple'] );
		$name    = html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		$count   = $this->counts[ $term->term_id ] ?? null;
		$current = $state->has( $taxonomy, $term->slug, $join === 'none' );
		return [
			'value'    => $term->slug,
			'name'     => $name,
			'url'      => $this->loop->address->of( $after ),
			'current'  => $current,
			'follow'   => $after->is_findable(),
			'children' => $children,
			...( $count === null ? [] : [ 'count' => self::count( $name, $count ) ] ),
			// What is chosen can always be taken back, and to leave out nothing shows everything.
			...( $count === 0 && ! $current && $join !== 'none' ? [ 'unavailable' => true ] : [] ),
		];
	}

	/**
	 * A number in words.
	 *
	 * @param string $name  Of the term.
	 * @param int    $count Posts.
	 * @return array{number: int, text: string, name: string}
	 */
	private static function count( string $name, int $count ): array {
		$number = number_format_i18n( $count );
		return [
			'number' => $count,
			'text'   => "({$number})",
			/* translators: 1: a term, 2: number of its posts. */
			'name'   => sprintf( _n( '%1$s, %2$s post', '%1$s, %2$s posts', $count, 'vitrine' ), $name, $number ),
		];
	}

	/**
	 * Options without those that the block hides: what nobody would find anything by, unless it has something below it.
	 *
	 * @param list<Option> $options Options.
	 * @return list<Option>
	 */
	private function shown( array $options ): array {
		return $this->read['unavailable'] === 'disable'
			? $options
			: array_values(
				array_filter(
					$options,
					static fn( array $option ): bool => ! isset( $option['unavailable'] ) || $option['children'] !== []
				)
			);
	}

	/**
	 * Terms in the order of their numbers, where the block says so and they are known.
	 *
	 * @param list<\WP_Term> $terms Terms, those with most posts on the whole site first.
	 * @return list<\WP_Term>
	 */
	private function sorted( array $terms ): array {
		if ( $this->read['orderBy'] === 'count' && count( $this->counts ) === count( $terms ) ) {
			usort(
				$terms,
				fn( \WP_Term $one, \WP_Term $other ): int
					=> $this->counts[ $other->term_id ] <=> $this->counts[ $one->term_id ]
			);
		}
		return $terms;
	}
}
