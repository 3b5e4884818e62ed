import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';

/** The taxonomy of albums. Twin: php/Gallery/Albums.php. */
export const TAXONOMY = 'vitrine_album';

/** An album of the media library as the REST API gives it. */
export interface AlbumRecord {
	id: number;
	name: string;
	description: string;
	parent: number;
	count: number;
	meta?: Record< string, unknown >;
}

interface Entities {
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => AlbumRecord[] | null;
	canUser: ( action: string, resource: object ) => boolean | undefined;
}

const QUERY = { per_page: -1, context: 'view' };

/**
 * The REST API writes `&amp;` for `&`; nothing in such a document runs or is loaded.
 *
 * @param html Name of a term.
 */
export const plain = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

/** All albums, and whether this user may add some. */
export function useAlbums(): {
	albums: AlbumRecord[] | null;
	/** Null until it is known. */
	canCreate: boolean | null;
} {
	return useSelect( ( select ) => {
		const { getEntityRecords, canUser } = select(
			coreStore
		) as unknown as Entities;
		return {
			albums: getEntityRecords( 'taxonomy', TAXONOMY, QUERY ),
			canCreate:
				canUser( 'create', { kind: 'taxonomy', name: TAXONOMY } ) ??
				null,
		};
	}, [] );
}

interface Changes {
	name?: string;
	description?: string;
	parent?: number;
	meta?: Record< string, unknown >;
}

/** Creates and changes albums. */
export function useAlbumChanges() {
	const { saveEntityRecord } = useDispatch( coreStore ) as unknown as {
		saveEntityRecord: (
			kind: string,
			name: string,
			record: object,
			options: object
		) => Promise< AlbumRecord | undefined >;
	};
	const save = ( record: object ) =>
		saveEntityRecord( 'taxonomy', TAXONOMY, record, {
			throwOnError: true,
		} );
	return {
		create: ( name: string, parent: number ) => save( { name, parent } ),
		change: ( id: number, changes: Changes ) => save( { id, ...changes } ),
	};
}

/**
 * Puts files of the media library into an album; the others it is in stay. A file that may not be changed holds no other up.
 *
 * @param ids   Attachments.
 * @param album The album.
 * @return Why files could not be added, one message for each of them.
 */
export async function addToAlbum(
	ids: number[],
	album: number
): Promise< string[] > {
	const problems: string[] = [];
	for ( const id of ids ) {
		try {
			const media = await apiFetch< Record< string, unknown > >( {
				path: `/wp/v2/media/${ id }?_fields=id,${ TAXONOMY }`,
			} );
			const albums = media[ TAXONOMY ];
			const there = Array.isArray( albums ) ? albums : [];
			if ( ! there.includes( album ) ) {
				await apiFetch( {
					path: `/wp/v2/media/${ id }`,
					method: 'POST',
					data: { [ TAXONOMY ]: [ ...there, album ] },
				} );
			}
		} catch ( error ) {
			problems.push( ( error as { message?: string } ).message ?? '' );
		}
	}
	return problems;
}
