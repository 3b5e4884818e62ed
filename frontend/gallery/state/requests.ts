import type { GalleryConfig } from '../../render/gallery/types';
import { askSite } from '../../core/answers';
import { checkConfig } from '../config';
import type {
	IndexAnswer,
	Query,
	RenderAnswer,
	Source,
	TilesAnswer,
} from '../types';
import { speaksOf } from './variable';

/** Long enough for a slow phone, short enough to follow the plain link in time. */
const TIMEOUT = 20_000;

/**
 * The items of a block, from its site: `GET vitrine/v1/gallery`.
 *
 * @param config What the page says.
 */
export function requestsTo(
	config: GalleryConfig
): Omit< Source, 'canReload' > {
	const { rest, element, nth = 1 } = config;

	const ask = async (
		{ album, tags, match, search }: Query,
		parameters: Record< string, string >,
		signal: AbortSignal,
		cache: RequestCache = 'default'
	) => {
		const url = new URL( rest, document.baseURI );
		for ( const [ name, value ] of Object.entries( {
			album,
			match,
			search,
			...parameters,
		} ) ) {
			if ( value || name === 'after' ) {
				url.searchParams.set( name, value );
			}
		}
		for ( const tag of tags ) {
			url.searchParams.append( 'tags[]', tag );
		}
		const [ status, data ] = await askSite( url, {
			cache,
			signal: withTimeout( signal ),
		} );
		if ( ! data || status !== 200 ) {
			throw new GalleryError( codeOf( data ), status );
		}
		return data as Record< string, unknown >;
	};

	return {
		tiles: async ( query, after, number, signal ) => {
			const answer = await ask(
				query,
				{ after, number: String( number ) },
				signal
			);
			expect( areTexts( answer, 'html', 'version' ) );
			return answer as unknown as TilesAnswer;
		},
		render: async ( state, signal, isReload ) => {
			const answer = await ask(
				state,
				{
					render: '1',
					page: String( state.page ),
					at: pagePath( element ),
					element,
					// Answers of most pages are the same then.
					...( nth > 1 && { nth: String( nth ) } ),
				},
				signal,
				isReload ? 'reload' : 'default'
			);
			const next = checkConfig( answer[ 'config' ] );
			expect( areTexts( answer, 'html', 'title' ) && next );
			return { ...answer, config: next } as unknown as RenderAnswer;
		},
		index: async ( query, item, signal ) => {
			const answer = await ask(
				query,
				{ index: '1', ...( item && { item } ) },
				signal
			);
			const index = { place: -1, others: [], ...answer };
			const areLists = [
				index.others,
				answer[ 'cursors' ],
				answer[ 'pages' ],
			].every( Array.isArray );
			expect( areLists && areTexts( answer, 'ratios', 'version' ) );
			return index as unknown as IndexAnswer;
		},
	};
}

/** Codes of docs/gallery.md, such as `vitrine_album_unknown`; '' = not an answer of ours. */
export class GalleryError extends Error {
	constructor(
		readonly code = '',
		readonly status = 0
	) {
		super( `Gallery answered ${ status } ${ code }` );
	}
}

/**
 * Refuses an answer that is not as it should be.
 *
 * @param isRight Whether it is.
 */
function expect( isRight: unknown ): void {
	if ( ! isRight ) {
		throw new GalleryError();
	}
}

const areTexts = ( answer: Record< string, unknown >, ...names: string[] ) =>
	names.every( ( name ) => typeof answer[ name ] === 'string' );

function codeOf( answer: unknown ): string {
	const { code } = Object( answer ) as { code?: unknown };
	return typeof code === 'string' ? code : '';
}

function withTimeout( signal: AbortSignal ): AbortSignal {
	// Browsers before 2024 cannot join two signals: those wait as long as the network does.
	return 'any' in AbortSignal
		? AbortSignal.any( [ signal, AbortSignal.timeout( TIMEOUT ) ] )
		: signal;
}

/**
 * Path and query of the page that links lead to, without what it says about this gallery: answers differ as little as they can.
 *
 * @param element Id of the gallery's element.
 */
function pagePath( element: string ): string {
	const url = new URL( window.location.href );
	for ( const key of [ ...url.searchParams.keys() ] ) {
		if ( speaksOf( new URLSearchParams( [ [ key, '' ] ] ), element ) ) {
			url.searchParams.delete( key );
		}
	}
	return url.pathname + url.search;
}
