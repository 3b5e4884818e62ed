import { decodeEntities } from '@wordpress/html-entities';
import { _n, sprintf } from '@wordpress/i18n';
import type { FilterOption } from '../../../frontend/render/loop-filter';
import { option } from './option';

/** A term as the REST API tells it. */
export interface Term {
	id: number;
	slug: string;
	name: string;
	parent?: number;
	/** Posts of it and of all below it, where they are shown. */
	count?: number;
}

/**
 * Number of a term in words. Twin: TermOptions::count() in php/Loop/Filters.
 *
 * @param name  Of the term.
 * @param count Posts.
 */
const countOf = (
	name: string,
	count: number
): NonNullable< FilterOption[ 'count' ] > => ( {
	number: count,
	text: `(${ count })`,
	name: sprintf(
		/* translators: 1: a term, 2: number of its posts. */
		_n( '%1$s, %2$s post', '%1$s, %2$s posts', count, 'vitrine' ),
		name,
		String( count )
	),
} );

export const optionOf = (
	{ slug, name, count }: Term,
	children: FilterOption[] = []
): FilterOption => ( {
	...option( slug, decodeEntities( name ) ),
	children,
	...( count === undefined
		? {}
		: { count: countOf( decodeEntities( name ), count ) } ),
} );

/**
 * Terms in the order of their numbers, where the block says so. Twin: TermOptions::sorted() in php/Loop/Filters.
 *
 * @param orderBy `count` or something else.
 * @param terms   Terms.
 */
export const sortedBy = ( orderBy: string, terms: Term[] ): Term[] =>
	orderBy === 'count'
		? terms.toSorted(
				( one, other ) => ( other.count ?? 0 ) - ( one.count ?? 0 )
			)
		: terms;

/**
 * Terms below their parents; those whose parent is not among them stand first in line. Twin: TermOptions::tree() in
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
