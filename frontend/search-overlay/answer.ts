import { safeUrl } from '@vitrine/frontend';

export interface Suggestion {
	title: string;
	url: string;
}

/** What the route answers. Twin: php/Rest/SearchOverlay/SuggestionsController.php. */
export interface Answer {
	suggestions: Suggestion[];
	/** How many there are, in words. */
	status: string;
}

/**
 * Asks for suggestions.
 *
 * @param address Of the route.
 * @param text    What somebody has typed.
 * @param signal  Ends asking.
 * @return Undefined = there is no answer.
 */
export async function answerOf(
	address: string,
	text: string,
	signal: AbortSignal
): Promise< Answer | undefined > {
	try {
		const url = new URL( address );
		url.searchParams.set( 'search', text.slice( 0, 100 ) );
		const response = await fetch( url, { signal, credentials: 'omit' } );
		return response.ok ? readAnswer( await response.json() ) : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Reads an answer; what is no suggestion, or leads to no page, is left out.
 *
 * @param value Possibly anything.
 */
export function readAnswer( value: unknown ): Answer {
	const { suggestions, status } = Object( value );
	return {
		status: String( status ?? '' ),
		suggestions: ( Array.isArray( suggestions ) ? suggestions : [] )
			.map( ( one ) => ( {
				title: String( Object( one ).title ?? '' ),
				url: safeUrl( String( Object( one ).url ?? '' ) ),
			} ) )
			.filter( ( { title, url } ) => title && url ),
	};
}
