<?php
/**
 * What a visitor has chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\Facets\Facets;
use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Loop\Terms\LoopTerms;

defined( 'ABSPATH' ) || exit;

/**
 * Each choice as a link that takes it back, and one that takes all back.
 *
 * @phpstan-import-type Option from FilterView
 */
final class ChosenFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 */
	public static function view( array $read, Loop $loop ): FilterView {
		$options = self::options( $loop );
		return new FilterView(
			'chosen',
			$read['label'] === '' ? __( 'Active filters', 'vitrine' ) : $read['label'],
			$read['showLabel'],
			$read['display'],
			$options,
			$read['showAll'] && $options !== []
				? [
					'label'   => $read['allLabel'] === '' ? __( 'Clear all', 'vitrine' ) : $read['allLabel'],
					'url'     => $loop->address->of( $loop->state->cleared() ),
					'current' => false,
				]
				: null
		);
	}

	/**
	 * The choices.
	 *
	 * @param Loop $loop The loop.
	 * @return list<Option>
	 */
	private static function options( Loop $loop ): array {
		$state   = $loop->state;
		$options = [];
		$option  = static fn( string $value, string $name, LoopState $after ): array => [
			'value'    => $value,
			'name'     => $name,
			'url'      => $loop->address->of( $after ),
			'current'  => false,
			'follow'   => $after->is_findable(),
			'children' => [],
		];
		foreach ( $state->choices as $taxonomy => $choice ) {
			$is_terms = LoopQuery::is_filter( $taxonomy, $loop->post_types() );
			$facet    = $is_terms ? null : Facets::of( $taxonomy, $loop->post_types() );
			if ( ! $is_terms && $facet === null ) {
				continue;
			}
			$facet?->know( [ ...$choice['terms'], ...$choice['not'] ] );
			foreach ( [ 'terms' => $choice['all'] ? 'all' : 'any', 'not' => 'none' ] as $key => $join ) {
				foreach ( $choice[ $key ] as $slug ) {
					$name = $facet?->name( $slug ) ?? self::term_name( $slug, $taxonomy );
					$options[] = $option(
						"{$taxonomy}-{$key}-{$slug}",
						/* translators: %s: a term that posts are shown without. */
						$join === 'none' ? sprintf( __( 'Not %s', 'vitrine' ), $name ) : $name,
						$state->toggled( $taxonomy, $slug, $join, true )
					);
				}
			}
		}
		if ( $state->search !== '' ) {
			/* translators: %s: words that are searched for. */
			$words     = sprintf( __( '“%s”', 'vitrine' ), $state->search );
			$options[] = $option( 'search', $words, $state->searching( '' ) );
		}
		return $options;
	}

	/**
	 * The name of a term.
	 *
	 * @param string $slug     Its slug, possibly hostile.
	 * @param string $taxonomy Its taxonomy.
	 */
	private static function term_name( string $slug, string $taxonomy ): string {
		$term = LoopTerms::first( $taxonomy, $slug );
		return $term !== null
			? html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' )
			: rawurldecode( $slug );
	}
}
