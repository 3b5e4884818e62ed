/** How queries name a gallery, and what it shows when they say nothing. Pure. */
import type { State } from '../types';

/** Name of the query variable; twin: php/Gallery (docs/gallery.md, "Addresses"). */
export const VARIABLE = 'vitrine-gallery';

/** Where a gallery begins. */
export const START: State = {
	album: '0',
	page: 1,
	tags: [],
	match: '',
	search: '',
};

/**
 * Whether an address says anything about a gallery.
 *
 * @param query   Its query.
 * @param element Id of the gallery's element.
 */
export function speaksOf( query: URLSearchParams, element: string ): boolean {
	const start = `${ VARIABLE }[${ element }]`;
	return [ ...query.keys() ].some( ( key ) => key.startsWith( start ) );
}
