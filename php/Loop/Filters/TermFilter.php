<?php
/**
 * The filter by terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of a taxonomy.
 *
 * @phpstan-import-type Option from FilterView
 * @phpstan-import-type FilterForm from FilterView as Form
 */
final class TermFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return FilterView|null Null where visitors may not filter by the taxonomy, or where it has no terms.
	 */
	public static function view( array $read, Loop $loop ): ?FilterView {
		$taxonomy = $read['taxonomy'];
		$object   = get_taxonomy( $taxonomy );
		if ( $object === false || ! LoopQuery::is_filter( $taxonomy, $loop->post_types() ) ) {
			return null;
		}
		$terms = self::terms( $read );
		if ( $terms === [] ) {
			return null;
		}
		$state  = $loop->state;
		$option = static function ( \WP_Term $term ) use ( $read, $loop, $state, $taxonomy ): array {
			$after = $state->toggled( $taxonomy, $term->slug, $read['join'], $read['multiple'] );
			return [
				'value'    => $term->slug,
				'name'     => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'      => $loop->address->of( $after ),
				'current'  => $state->has( $taxonomy, $term->slug, $read['join'] === 'none' ),
				'follow'   => $after->is_findable(),
				'children' => [],
			];
		};
		return new FilterView(
			'taxonomy',
			$read['label'] === '' ? $object->labels->name : $read['label'],
			$read['showLabel'],
			$read['display'],
			$read['showHierarchy'] && $object->hierarchical
				? self::tree( $terms, $option )
				: array_map( $option, $terms ),
			$read['showAll']
				? [
					'label'   => $read['allLabel'] === '' ? __( 'All', 'vitrine' ) : $read['allLabel'],
					'url'     => $loop->address->of( $state->without( $taxonomy ) ),
					'current' => ! isset( $state->choices[ $taxonomy ] ),
				]
				: null,
			self::form( $read, $loop )
		);
	}

	/**
	 * Its form, where its terms are no links.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return Form|null
	 */
	private static function form( array $read, Loop $loop ): ?array {
		$type = match ( $read['display'] ) {
			'checkboxes' => $read['multiple'] ? 'checkbox' : 'radio',
			'select'     => 'select',
			default      => null,
		};
		$name = "loop-{$loop->state->loop}-{$read['taxonomy']}"
			. [ 'any' => '', 'all' => '[all]', 'none' => '[not]' ][ $read['join'] ] . '[]';
		return $type === null
			? null
			: FilterForm::of( $read, $loop, $loop->state->without( $read['taxonomy'] ), $type, $name );
	}

	/**
	 * The terms.
	 *
	 * @param array $read Attributes of the block.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return list<\WP_Term>
	 */
	private static function terms( array $read ): array {
		$terms = get_terms(
			[
				'taxonomy'   => $read['taxonomy'],
				'hide_empty' => ! $read['showEmpty'],
				'number'     => $read['number'],
				'orderby'    => $read['orderBy'] === 'count' ? 'count' : 'name',
				'order'      => $read['orderBy'] === 'count' ? 'DESC' : 'ASC',
				...( $read['showOnlyTopLevel'] ? [ 'parent' => 0 ] : [] ),
			]
		);
		return is_array( $terms ) ? array_values( $terms ) : [];
	}

	/**
	 * Terms below their parents; those whose parent is not among them stand first in line. Twin: treeOf() in
	 * blocks/loop-filter/canvas/terms.ts.
	 *
	 * @param list<\WP_Term>            $terms  Terms.
	 * @param \Closure(\WP_Term): Option $option Makes an option.
	 * @return list<Option>
	 */
	private static function tree( array $terms, \Closure $option ): array {
		$by_parent = [];
		$known     = array_flip( array_column( $terms, 'term_id' ) );
		foreach ( $terms as $term ) {
			$by_parent[ isset( $known[ $term->parent ] ) ? $term->parent : 0 ][] = $term;
		}
		$below = static function ( int $parent ) use ( &$below, $by_parent, $option ): array {
			return array_map(
				static fn( \WP_Term $term ): array => [ ...$option( $term ), 'children' => $below( $term->term_id ) ],
				$by_parent[ $parent ] ?? []
			);
		};
		return $below( 0 );
	}
}
