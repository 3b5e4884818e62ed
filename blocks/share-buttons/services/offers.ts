import {
	SERVICES,
	type Service,
} from '../../../frontend/render/share-buttons/services';
import { reasonOf, wordsOf } from './words';

/** What a picker shows. */
export interface Offers {
	services: Service[];
	/** Why some that were looked for are missing. */
	reasons: string[];
}

/**
 * The services that a search finds.
 *
 * @param search What was typed.
 * @param used   Those that the block has.
 */
export function offersFor( search: string, used: string[] ): Offers {
	const word = search.trim().toLowerCase();
	const found = SERVICES.filter( ( service ) =>
		[ service.id, ...wordsOf( service ) ].some( ( text ) =>
			text.toLowerCase().includes( word )
		)
	);
	return {
		services: found.filter(
			( { id } ) => ! reasonOf( id ) && ! used.includes( id )
		),
		reasons: word
			? found.map( ( { id } ) => reasonOf( id ) ).filter( Boolean )
			: [],
	};
}

/**
 * A service by its id.
 *
 * @param id One of those that block.json allows.
 */
export const serviceOf = ( id: string ): Service =>
	SERVICES.find( ( service ) => service.id === id )!;
