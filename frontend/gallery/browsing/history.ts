import { addressOf, matchOf, stateOf } from './address';
import { isAddressable } from '../context';
import type { Context } from '../context';
import type { Addresses } from '../parts';
import { formatFragment, parseFragment } from '../state/fragment';
import type { Place } from '../state/fragment';
import { tracks, untrack } from '../state/tracking';
import type { State } from '../types';
import { START } from '../state/variable';

/** In `history.state`: what each gallery of the page shows, and how far the page is scrolled. */
interface Entry {
	vitrineGalleries?: Record< string, unknown >;
	vitrineScroll?: unknown;
}

/**
 * Addresses of a gallery: albums and images in the fragment, pages, tags and search in the query (docs/gallery.md, "Addresses").
 *
 * Anchors that are not ours are left alone, and no '#' stays behind.
 *
 * @param context The gallery.
 */
export function addressesOf( context: Context ): Addresses {
	const { element } = context.config;
	const place = (): Place | null => {
		const named = parseFragment( window.location.hash );
		return named?.element === element ? named : null;
	};

	const write = ( state: State, kind: 'push' | 'replace' ) => {
		if ( ! isAddressable( context ) ) {
			return;
		}
		const address = addressOf(
			window.location.href,
			element,
			state,
			! tracks( context )
		);
		let hash = place() ? '' : window.location.hash;
		if ( tracks( context ) && state.album !== START.album ) {
			hash = formatFragment( {
				element,
				album: state.album,
				image: '',
			} );
		}
		if ( kind === 'push' ) {
			put( context, context.state, '', 'replace' );
		}
		put( context, state, address + hash, kind );
	};

	const settle = () => {
		const { state } = context;
		const isNamed = place() !== null || state.album === START.album;
		if ( isNamed || ! tracks( context ) ) {
			return;
		}
		const { href, hash } = window.location;
		const address = addressOf( href, element, state, true );
		put( context, state, address + hash, 'replace' );
	};

	const tidy = () => {
		const named = place();
		if (
			named?.album !== START.album ||
			named.image ||
			! tracks( context )
		) {
			return;
		}
		const { pathname, search } = window.location;
		put( context, context.state, pathname + search, 'replace' );
	};

	const read = () =>
		readAddress( element, tracks( context ) ? place() : null );

	return { write, settle, tidy, read };
}

/**
 * What the address and the entry of now say.
 *
 * @param element Id of the gallery's element.
 * @param named   What the fragment names.
 * @return Null = nothing about this gallery.
 */
function readAddress(
	element: string,
	named: Place | null
): ReturnType< Addresses[ 'read' ] > {
	const { vitrineGalleries, vitrineScroll } = entry();
	const kept = checkState( vitrineGalleries?.[ element ] );
	const asked = stateOf(
		new URLSearchParams( window.location.search ),
		element
	);
	const answer = ( state: State, image = '' ) => ( {
		state,
		image,
		scroll: typeof vitrineScroll === 'number' ? vitrineScroll : null,
	} );

	if ( named ) {
		const { album, image } = named;
		const fitting = [ kept, asked ].find(
			( state ) => state?.album === album
		);
		return answer( fitting ?? { ...START, album }, image );
	}
	if ( kept ) {
		return answer( kept );
	}
	// An empty fragment after a previous one shows the root; somebody else's says nothing about us.
	return window.location.hash === '' ? answer( asked ) : null;
}

function entry(): Entry {
	return Object( window.history.state );
}

/**
 * Writes what a gallery shows into the entry of now, so that Back finds it again, or into a new one.
 *
 * @param context The gallery.
 * @param state   What it shows.
 * @param url     Another address, or '' for the same.
 * @param kind    Into which.
 */
function put(
	context: Context,
	state: State,
	url: string,
	kind: 'push' | 'replace'
): void {
	try {
		window.history[ `${ kind }State` ](
			// WordPress's interactivity reloads the page for entries without its mark.
			{
				...entry(),
				vitrineGalleries: {
					...entry().vitrineGalleries,
					[ context.config.element ]: state,
				},
				vitrineScroll: kind === 'push' ? 0 : window.scrollY,
			},
			'',
			url || window.location.href
		);
	} catch {
		// Browsers refuse hundreds of entries in a row, and some documents have no history.
		untrack( context );
	}
}

/**
 * Other scripts may write into an entry, too.
 *
 * @param value Anything.
 */
function checkState( value: unknown ): State | null {
	const { album, page, tags, match, search } = Object( value );
	const isState =
		typeof album === 'string' &&
		Number.isInteger( page ) &&
		typeof search === 'string' &&
		Array.isArray( tags ) &&
		tags.every( ( tag ) => typeof tag === 'string' );
	return isState
		? { album, page, tags, match: matchOf( match ), search }
		: null;
}
