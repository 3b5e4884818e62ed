import { decodeEntities } from '@wordpress/html-entities';
import type {
	LoopFilterView,
	TermLink,
} from '../../frontend/render/loop-filter';
import type { LoopFilterAttributes } from './attributes.gen';

/** A term as the REST API tells it. */
export interface Term {
	id: number;
	slug: string;
	name: string;
	parent?: number;
}

/** Where links of the canvas lead: nowhere. */
const NOWHERE = '#';

const link = ( { slug, name }: Term, children: TermLink[] ): TermLink => ( {
	slug,
	name: decodeEntities( name ),
	url: NOWHERE,
	current: false,
	follow: true,
	children,
} );

/**
 * Terms below their parents; those whose parent is not among them stand first in line. Twin: FilterView::tree() in
 * php/Loop.
 *
 * @param terms Terms in their order.
 */
export function treeOf( terms: Term[] ): TermLink[] {
	const known = new Set( terms.map( ( { id } ) => id ) );
	const below = ( parent: number ): TermLink[] =>
		terms
			.filter(
				( term ) =>
					( known.has( term.parent ?? 0 ) ? term.parent : 0 ) ===
					parent
			)
			.map( ( term ) => link( term, below( term.id ) ) );
	return below( 0 );
}

/**
 * The filter as visitors see it who have chosen nothing.
 *
 * @param attributes What the block stores.
 * @param label      Name of the taxonomy.
 * @param allLabel   Words of the first link, where the block has none.
 * @param terms      Terms of the taxonomy.
 */
export const viewOf = (
	attributes: LoopFilterAttributes,
	label: string,
	allLabel: string,
	terms: Term[]
): LoopFilterView => ( {
	label,
	display: attributes.display,
	all: attributes.showAll
		? {
				label: attributes.allLabel || allLabel,
				url: NOWHERE,
				current: true,
			}
		: null,
	terms: attributes.showHierarchy
		? treeOf( terms )
		: terms.map( ( term ) => link( term, [] ) ),
} );
