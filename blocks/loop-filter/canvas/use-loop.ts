import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import type { LoopQuery } from '@vitrine/editor';
import type { Term } from './terms';

export interface Taxonomy {
	slug: string;
	name: string;
	hierarchical: boolean;
	visibility?: { publicly_queryable?: boolean };
}

interface CoreSelect {
	getTaxonomies: ( query: object ) => Taxonomy[] | null;
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => Term[] | null;
}

/**
 * Post type of a loop. An archive or a search says the types.
 *
 * @param query Of the Query Loop.
 */
export const typeOf = ( query: LoopQuery | undefined ): string =>
	query?.inherit ? 'any' : ( query?.postType ?? 'post' );

/**
 * Taxonomies that visitors can filter posts by.
 *
 * @param postType Type of the loop's posts.
 * @return Null while they are asked for.
 */
export const useTaxonomies = ( postType: string ): Taxonomy[] | null =>
	useSelect(
		( select ) => {
			const all = (
				select( coreStore ) as unknown as CoreSelect
			 ).getTaxonomies( { type: postType, per_page: -1 } );
			return all === null || all === undefined
				? null
				: all.filter(
						( { visibility } ) =>
							visibility?.publicly_queryable !== false
					);
		},
		[ postType ]
	);

/**
 * Terms of a taxonomy, as the filter shows them.
 *
 * @param taxonomy Its name, '' = none.
 * @param query    Which, and in what order.
 * @return Null while they are asked for.
 */
export const useTerms = (
	taxonomy: string,
	query: {
		number: number;
		showEmpty: boolean;
		orderBy: string;
		top: boolean;
		/** Post type that is counted as on pages, '' = none. Twin: CanvasCounts in php/Loop/Counts. */
		counted: string;
	}
): Term[] | null =>
	useSelect(
		( select ) =>
			taxonomy === ''
				? null
				: (
						select( coreStore ) as unknown as CoreSelect
					 ).getEntityRecords( 'taxonomy', taxonomy, {
						per_page: query.number,
						hide_empty: ! query.showEmpty,
						orderby: query.orderBy,
						order: query.orderBy === 'count' ? 'desc' : 'asc',
						context: 'view',
						...( query.top ? { parent: 0 } : {} ),
						...( query.counted
							? { vitrine_counts: query.counted }
							: {} ),
					} ),
		[
			taxonomy,
			query.number,
			query.showEmpty,
			query.orderBy,
			query.top,
			query.counted,
		]
	);
