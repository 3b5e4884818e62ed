import { store as blockEditor } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';
import { isLoopId, newLoopId } from './loop-id';
import type { Term } from './terms';

interface Block {
	clientId: string;
	attributes: Record< string, unknown >;
}

interface BlockEditorSelect {
	getBlockParentsByBlockName: ( id: string, name: string ) => string[];
	getBlocksByName: ( name: string ) => string[];
	getBlock: ( id: string ) => Block | null;
}

interface BlockEditorDispatch {
	updateBlockAttributes: ( id: string, changes: object ) => void;
	__unstableMarkNextChangeAsNotPersistent: () => void;
}

/**
 * Gives the loop around a block an id that no other loop here has; a copy of a loop gets another one.
 *
 * @param clientId The block.
 */
export function useLoopId( clientId: string ): void {
	const { loop, isTaken } = useSelect(
		( select ) => {
			const { getBlockParentsByBlockName, getBlocksByName, getBlock } =
				select( blockEditor ) as unknown as BlockEditorSelect;
			const own = getBlockParentsByBlockName( clientId, 'core/query' ).at(
				-1
			);
			const idOf = ( one: string ) =>
				getBlock( one )?.attributes[ 'vitrineLoop' ];
			const loops = getBlocksByName( 'core/query' );
			return {
				loop: own,
				isTaken:
					own !== undefined &&
					( ! isLoopId( idOf( own ) ) ||
						loops
							.slice( 0, loops.indexOf( own ) )
							.some( ( one ) => idOf( one ) === idOf( own ) ) ),
			};
		},
		[ clientId ]
	);
	const { updateBlockAttributes, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( blockEditor ) as unknown as BlockEditorDispatch;
	useEffect( () => {
		if ( loop !== undefined && isTaken ) {
			// Undo takes back what somebody did, and this with it.
			__unstableMarkNextChangeAsNotPersistent();
			updateBlockAttributes( loop, { vitrineLoop: newLoopId() } );
		}
	}, [
		loop,
		isTaken,
		updateBlockAttributes,
		__unstableMarkNextChangeAsNotPersistent,
	] );
}

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

interface TotalSelect {
	getEntityRecordsTotalItems: (
		kind: string,
		name: string,
		query: object
	) => number | null;
	getEntityRecords: ( kind: string, name: string, query: object ) => unknown;
}

/**
 * How many posts a type has: an idea of what visitors are told.
 *
 * @param query          Of the Query Loop; undefined = nobody wants to know.
 * @param query.postType Type of the posts.
 * @return Null while it is not known.
 */
export const useTotal = (
	query: { postType?: string } | undefined
): number | null =>
	useSelect(
		( select ) => {
			if ( ! query ) {
				return null;
			}
			const { getEntityRecords, getEntityRecordsTotalItems } = select(
				coreStore
			) as unknown as TotalSelect;
			const asked = [
				'postType',
				query.postType ?? 'post',
				{ per_page: 1, _fields: 'id', status: 'publish' },
			] as const;
			getEntityRecords( ...asked );
			return getEntityRecordsTotalItems( ...asked );
		},
		[ query ]
	);
