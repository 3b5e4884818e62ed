import { __ } from '@wordpress/i18n';
import type { LoopFilterAttributes } from './attributes.gen';

type By = LoopFilterAttributes[ 'by' ];

/** Names of orders. Twin: SortFilter::names() in php/Loop/Filters. */
export const SORTS: Record<
	LoopFilterAttributes[ 'sorts' ][ number ],
	string
> = {
	'date-desc': __( 'Newest first', 'vitrine' ),
	'date-asc': __( 'Oldest first', 'vitrine' ),
	'title-asc': __( 'Title, A to Z', 'vitrine' ),
	'title-desc': __( 'Title, Z to A', 'vitrine' ),
	'modified-desc': __( 'Recently updated', 'vitrine' ),
	'comments-desc': __( 'Most discussed', 'vitrine' ),
	'order-asc': __( 'Featured order', 'vitrine' ),
};

/** What visitors change, in the words of the inserter. */
export const KINDS: Record< By, string > = {
	taxonomy: __( 'Taxonomy', 'vitrine' ),
	type: __( 'Post type', 'vitrine' ),
	author: __( 'Author', 'vitrine' ),
	date: __( 'Date', 'vitrine' ),
	letter: __( 'First letter', 'vitrine' ),
	field: __( 'Custom field', 'vitrine' ),
	search: __( 'Search', 'vitrine' ),
	sort: __( 'Sort by', 'vitrine' ),
	size: __( 'Items per page', 'vitrine' ),
	chosen: __( 'Active filters', 'vitrine' ),
	results: __( 'Results', 'vitrine' ),
};

/** What posts are chosen by besides terms. Twin: php/Loop/Facets/Facets.php. */
export const FACETS: readonly By[] = [
	'type',
	'author',
	'date',
	'letter',
	'field',
];

/**
 * Name of a filter that has none of its own. Twins: php/Loop/Filters.
 *
 * @param by    What visitors change.
 * @param named Name of the taxonomy, or of what else posts are chosen by.
 */
export const labelOf = ( by: By, named: string ): string =>
	by === 'taxonomy' ? named : named || KINDS[ by ];

/**
 * The order of a loop. Twin: LoopQuery::sort_of() in php/Loop.
 *
 * @param query         Of the Query Loop.
 * @param query.orderBy By what.
 * @param query.order   `asc` or `desc`.
 */
export const sortOf = ( {
	orderBy = 'date',
	order = 'desc',
}: {
	orderBy?: string;
	order?: string;
} ): string =>
	orderBy === 'menu_order' ? 'order-asc' : `${ orderBy }-${ order }`;
