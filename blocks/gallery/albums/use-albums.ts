import apiFetch from '@wordpress/api-fetch';
import { store as coreStore } from '@wordpress/core-data';
import { resolveSelect, useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

/** The taxonomy of albums. Twin: php/MediaLibrary/Albums.php. */
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

/** Files of one request; php/Rest/Schemas/AlbumSchema.php takes 500. */
const AT_ONCE = 100;

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

/** Whether this user may add albums, as the site says. */
export async function mayCreateAlbums(): Promise< boolean > {
	const { canUser } = resolveSelect( coreStore ) as unknown as {
		canUser: (
			...asked: Parameters< Entities[ 'canUser' ] >
		) => Promise< boolean | undefined >;
	};
	return (
		( await canUser( 'create', { kind: 'taxonomy', name: TAXONOMY } ) ) ??
		false
	);
}

interface Changes {
	name?: string;
	description?: string;
	parent?: number;
	meta?: Record< string, unknown >;
}

/** Creates and changes albums. */
export function useAlbumChanges() {
	const { saveEntityRecord } = useDispatch( coreStore );
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
 * @return How many were added, and why others could not be, '' = all were.
 */
export async function addToAlbum(
	ids: number[],
	album: number
): Promise< { added: number; error: string } > {
	const problems: string[] = [];
	const add = ( files: number[] ) =>
		apiFetch( {
			path: `/vitrine/v1/albums/${ album }/items`,
			method: 'POST',
			data: { add: files },
		} );
	for ( let at = 0; at < ids.length; at += AT_ONCE ) {
		const part = ids.slice( at, at + AT_ONCE );
		try {
			await add( part );
		} catch ( error ) {
			// One of them may not be changed: the others are added by themselves.
			for ( const id of part.length > 1 ? part : [] ) {
				await add( [ id ] ).catch( ( reason: unknown ) =>
					problems.push( messageOf( reason ) )
				);
			}
			if ( part.length === 1 ) {
				problems.push( messageOf( error ) );
			}
		}
	}
	return {
		added: ids.length - problems.length,
		error: problems.length
			? `${ sprintf(
					/* translators: 1: number of files that were not added, 2: number of all chosen files */
					__(
						'%1$d of %2$d files could not be added to the album.',
						'vitrine'
					),
					problems.length,
					ids.length
				) } ${ problems[ 0 ] }`
			: '',
	};
}

const messageOf = ( error: unknown ): string =>
	( error as { message?: string } ).message ?? '';
