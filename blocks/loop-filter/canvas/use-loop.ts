import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
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
	query: { number: number; showEmpty: boolean; orderBy: string; top: boolean }
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
					} ),
		[ taxonomy, query.number, query.showEmpty, query.orderBy, query.top ]
	);
