import type { Term } from './terms';
import type { Taxonomy } from './use-loop';

/** Why there is no filter, `ready` where there is one. */
export type State =
	'loading' | 'no-taxonomies' | 'not-there' | 'no-terms' | 'ready';

interface Known {
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
