import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

/** A provider that an administrator has connected. */
export interface ProviderChoice {
	id: string;
	name: string;
}

export interface ProviderAlbum {
	id: string;
	title: string;
}

/** Whatever shape a list has: an array, or an object that holds one. */
function rowsOf( answer: unknown ): Record< string, unknown >[] {
	const list = Array.isArray( answer )
		? answer
		: Object.values( ( answer ?? {} ) as object ).find( Array.isArray );
	return ( list ?? [] ) as Record< string, unknown >[];
}

/**
 * Asks for a list once.
 *
 * @param path Path of the route, '' = ask nothing.
 */
function useList( path: string ): {
	rows: Record< string, unknown >[] | null;
	error: string;
} {
	const [ state, setState ] = useState< {
		path: string;
		rows: Record< string, unknown >[] | null;
		error: string;
	} >( { path: '', rows: null, error: '' } );
	useEffect( () => {
		if ( path === '' ) {
			return;
		}
		const controller = new AbortController();
		apiFetch( { path, signal: controller.signal } ).then(
			( answer ) =>
				setState( { path, rows: rowsOf( answer ), error: '' } ),
			( error: unknown ) => {
				if ( ! controller.signal.aborted ) {
					setState( {
						path,
						rows: [],
						error: ( error as { message?: string } ).message ?? '',
					} );
				}
			}
		);
		return () => controller.abort();
	}, [ path ] );
	return state.path === path ? state : { rows: null, error: '' };
}

/** Providers to choose from; null = not known yet. */
export function useProviders(): {
	providers: ProviderChoice[] | null;
	error: string;
} {
	const { rows, error } = useList( '/vitrine/v1/providers' );
	return {
		error,
		providers:
			rows &&
			rows.map( ( row ) => ( {
				id: String( row[ 'id' ] ?? row[ 'name' ] ?? '' ),
				name: String(
					row[ 'title' ] ??
						row[ 'label' ] ??
						row[ 'name' ] ??
						row[ 'id' ] ??
						''
				),
			} ) ),
	};
}

/**
 * Albums of a provider; null = not known yet.
 *
 * @param provider Its id, '' = none.
 */
export function useProviderAlbums( provider: string ): {
	albums: ProviderAlbum[] | null;
	error: string;
} {
	const { rows, error } = useList(
		provider === ''
			? ''
			: `/vitrine/v1/providers/${ encodeURIComponent( provider ) }/albums`
	);
	return {
		error,
		albums:
			rows &&
			rows.map( ( row ) => ( {
				id: String( row[ 'id' ] ?? '' ),
				title: String(
					row[ 'title' ] ?? row[ 'name' ] ?? row[ 'id' ] ?? ''
				),
			} ) ),
	};
}
