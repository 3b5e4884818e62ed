import apiFetch from '@wordpress/api-fetch';
import { useEffect, useSyncExternalStore } from 'react';
import type { Source } from '../sources';

/** What is known of the connected accounts. */
export interface Sources {
	sources: Source[];
	/** Whether the user may connect sources. */
	canManage: boolean;
	/** Whether the first answer is there. */
	ready: boolean;
	error: string | null;
}

let state: Sources = {
	sources: [],
	canManage: false,
	ready: false,
	error: null,
};
let fetchedAt = 0;
let pending: Promise< void > | null = null;
const listeners = new Set< () => void >();

/** A source may have been connected in another tab, but not several times a second. */
const FRESH = 2000;

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

function set( changes: Partial< Sources > ): void {
	state = { ...state, ...changes, ready: true };
	listeners.forEach( ( listener ) => listener() );
}

async function fetchSources(): Promise< void > {
	try {
		const response = await apiFetch< Response, false >( {
			path: '/vitrine/v1/sources',
			parse: false,
		} );
		const sources: Source[] = await response.json();
		set( {
			sources,
			// WordPress names the methods of a route that this user may call.
			canManage:
				( response.headers.get( 'Allow' ) ?? '' ).includes( 'POST' ) ||
				sources.some( ( { features } ) => features !== undefined ),
			error: null,
		} );
	} catch ( error ) {
		set( { error: await messageOf( error ) } );
	}
}

/**
 * With `parse: false` a refusal is a Response, and a broken connection an Error.
 *
 * @param error What was thrown.
 */
async function messageOf( error: unknown ): Promise< string > {
	if ( error instanceof Response ) {
		const body: unknown = await error.json().catch( () => null );
		return ( body as { message?: string } | null )?.message ?? '';
	}
	return error instanceof Error ? error.message : '';
}

/** Asks the site for its sources again; several blocks ask together. */
export function refreshSources(): Promise< void > {
	pending ??= fetchSources().finally( () => {
		fetchedAt = Date.now();
		pending = null;
	} );
	return pending;
}

function refreshWhenVisible(): void {
	if (
		document.visibilityState === 'visible' &&
		Date.now() - fetchedAt > FRESH
	) {
		refreshSources();
	}
}

/** The connected accounts that are known by now, for what cannot wait. */
export const knownSources = (): readonly Source[] => state.sources;

/**
 * The connected accounts, one copy for all blocks; asks again when the user comes back from another tab.
 *
 * @param wanted Whether anybody looks at them: previews of the inserter do not.
 */
export function useSources( wanted = true ): Sources {
	useEffect( () => {
		if ( ! wanted ) {
			return;
		}
		if ( ! state.ready ) {
			refreshSources();
		}
		window.addEventListener( 'focus', refreshWhenVisible );
		document.addEventListener( 'visibilitychange', refreshWhenVisible );
		return () => {
			window.removeEventListener( 'focus', refreshWhenVisible );
			document.removeEventListener(
				'visibilitychange',
				refreshWhenVisible
			);
		};
	}, [ wanted ] );
	return useSyncExternalStore( subscribe, () => state );
}
