import type { LoopFilterAttributes } from '../attributes.gen';
import type { Term } from './terms';
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
}

/**
 * What the canvas has to show.
 *
 * @param known What is known so far.
 */
export function stateOf( known: Known ): State {
	const { by, outside } = known;
	if ( outside && ! outside.loops ) {
		return 'no-loop';
	}
	if ( outside && ! outside.chosen ) {
		return 'no-choice';
	}
	// Orders and sizes count where a block in the loop offers them.
	if ( outside && ( by === 'sort' || by === 'size' ) ) {
		return 'loop-only';
	}
	return by === 'taxonomy' ? stateOfTerms( known ) : 'ready';
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
