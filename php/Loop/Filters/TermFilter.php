<?php
/**
 * The filter by terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\Counts\TermCounts;
use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopQuery;
use Vitrine\Loop\Terms\LoopTerms;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of a taxonomy.
 *
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
		$state   = $loop->state;
		$options = new TermOptions(
			$read,
			$loop,
			$read['showCounts']
				? TermCounts::of_site()->of( $loop, $object, $terms, $read['join'], $read['multiple'] )
				: []
		);
		[ $seen, $more ] = MoreOptions::part(
			$read['showHierarchy'] && $object->hierarchical ? $options->tree( $terms ) : $options->flat( $terms ),
			$read['display'] === 'select' ? 0 : $read['visible']
		);
		return new FilterView(
			'taxonomy',
			$read['label'] === '' ? $object->labels->name : $read['label'],
			$read['showLabel'],
			$read['display'],
			$seen,
			$read['showAll']
				? [
					'label'   => $read['allLabel'] === '' ? __( 'All', 'vitrine' ) : $read['allLabel'],
					'url'     => $loop->address->of( $state->without( $taxonomy ) ),
					'current' => ! isset( $state->choices[ $taxonomy ] ),
				]
				: null,
			$seen === [] ? null : self::form( $read, $loop ),
			more: $more,
			// As many as the term has on the whole site.
			digits: $read['showCounts']
				? mb_strlen( number_format_i18n( max( array_column( $terms, 'count' ) ) ) )
				: 0
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
		return LoopTerms::of(
			[
				'taxonomy'   => $read['taxonomy'],
				'hide_empty' => ! $read['showEmpty'],
				'number'     => $read['number'],
				'orderby'    => $read['orderBy'] === 'count' ? 'count' : 'name',
				'order'      => $read['orderBy'] === 'count' ? 'DESC' : 'ASC',
				...( $read['showOnlyTopLevel'] ? [ 'parent' => 0 ] : [] ),
			]
		);
	}
}
