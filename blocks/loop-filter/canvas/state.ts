import type { LoopFilterAttributes } from '../attributes.gen';
import { FACETS } from '../choices';
import type { Term } from './terms';
import type { Facet } from './facet';
import type { Taxonomy } from './use-loop';

/** Why there is no filter, `ready` where there is one. */
export type State =
	| 'loading'
	| 'no-loop'
	| 'no-choice'
	| 'loop-only'
	| 'no-taxonomies'
	| 'not-there'
	| 'no-terms'
	| 'no-fields'
	| 'no-field'
	| 'no-authors'
	| 'one-type'
	| 'no-options'
	| 'ready';

interface Known {
	/** What visitors change. */
	by: LoopFilterAttributes[ 'by' ];
	/** Where the block stands in no loop: how many there are, and the one that it belongs to. */
	outside: { loops: number; chosen: unknown } | null;
	taxonomies: Taxonomy[] | null;
	/** The one that was chosen, where it can be used. */
	taxonomy: Taxonomy | undefined;
	terms: Term[] | null;
	/** What posts are chosen by besides terms; null while it is asked for. */
	facet: Facet | null;
}

/**
 * What the canvas has to show.
 *
 * @param known What is known so far.
 */
export function stateOf( known: Known ): State {
	const { by, outside } = known;
	// Orders and sizes count where a block in the loop offers them.
	if ( outside && ( by === 'sort' || by === 'size' ) ) {
		return 'loop-only';
	}
	if ( outside && ! outside.loops ) {
		return 'no-loop';
	}
	if ( outside && ! outside.chosen ) {
		return 'no-choice';
	}
	if ( FACETS.includes( by ) ) {
		return stateOfFacet( by, known.facet );
	}
	return by === 'taxonomy' ? stateOfTerms( known ) : 'ready';
}

function stateOfFacet( by: Known[ 'by' ], facet: Facet | null ): State {
	if ( ! facet ) {
		return 'loading';
	}
	if ( ! facet.label ) {
		const unusable = facet.fields.length ? 'no-field' : 'no-fields';
		return by === 'field' ? unusable : 'no-authors';
	}
	if ( facet.range || facet.options.length ) {
		return 'ready';
	}
	return by === 'type' ? 'one-type' : 'no-options';
}

function stateOfTerms( known: Known ): State {
	if ( ! known.taxonomies ) {
		return 'loading';
	}
	if ( ! known.taxonomies.length ) {
		return 'no-taxonomies';
	}
	if ( ! known.taxonomy ) {
		return 'not-there';
	}
	if ( ! known.terms ) {
		return 'loading';
	}
	return known.terms.length ? 'ready' : 'no-terms';
}
