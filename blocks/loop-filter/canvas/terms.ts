import { decodeEntities } from '@wordpress/html-entities';
import type { FilterOption } from '../../../frontend/render/loop-filter';
import { option } from './option';

/** A term as the REST API tells it. */
export interface Term {
	id: number;
	slug: string;
	name: string;
	parent?: number;
}

export const optionOf = (
	{ slug, name }: Term,
	children: FilterOption[] = []
): FilterOption => ( { ...option( slug, decodeEntities( name ) ), children } );

/**
 * Terms below their parents; those whose parent is not among them stand first in line. Twin: TermFilter::tree() in
 * php/Loop/Filters.
 *
 * @param terms Terms in their order.
 */
export function treeOf( terms: Term[] ): FilterOption[] {
	const known = new Set( terms.map( ( { id } ) => id ) );
	const below = ( parent: number ): FilterOption[] =>
		terms
			.filter(
				( term ) =>
					( known.has( term.parent ?? 0 ) ? term.parent : 0 ) ===
					parent
			)
			.map( ( term ) => optionOf( term, below( term.id ) ) );
	return below( 0 );
}
