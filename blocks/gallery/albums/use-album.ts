import apiFetch from '@wordpress/api-fetch';
import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { MutableRefObject } from 'react';
import { AlbumQueue, tileAt } from './album-changes';
import type { AlbumChange } from './album-changes';
import { addToAlbum } from './use-albums';
import { sayMoved } from '../items/use-items';
import { forgetPreviews } from '../canvas/use-preview';
import type { Preview, PreviewError } from '../canvas/use-preview';
import { useUploads } from '../uploads/use-uploads';

interface Snackbars {
	createSuccessNotice: (
		text: string,
		options: {
			type: 'snackbar';
			actions: { label: string; onClick: () => void }[];
		}
	) => void;
}

interface RestError {
	message?: string;
	data?: { remedy?: string } | null;
}

/** Some files of several. */
class NotAdded extends Error {}

const post = ( album: number, data: object ) =>
	apiFetch( {
		path: `/vitrine/v1/albums/${ album }/items`,
		method: 'POST',
		data,
	} );

const put = ( album: number, id: number, place: number ) =>
	apiFetch( {
		path: `/vitrine/v1/albums/${ album }/order`,
		method: 'PUT',
		data: { ids: [ id ], place },
	} );

/**
 * The album of the media library that the canvas shows, and whatever changes it: moves, removals, uploads. The album is every gallery's that shows it, so this is saved at once and is no step of the post.
 *
 * @param answer What the site says.
 * @param select Selects a tile, -1 = none.
 */
export function useAlbum(
	answer: Preview | null,
	select: ( index: number ) => void
) {
	/** What the canvas shows: the answer with the changes. */
	const shown = useRef< Preview | null >( null );
	const { changes, error, change, onDismiss } = useQueue( answer );
	const uploads = useUploads( { post: 0, album: 0 }, forgetPreviews );

	const takeOut = useTakeOut( shown, change, select );
	const onRemove = useCallback(
		( at: number ) => takeOut( at, null ),
		[ takeOut ]
	);
	const onAdd = ( ids: number[] ) => {
		const album = shown.current?.libraryAlbum;
		if ( album && ids.length > 0 ) {
			change( null, async () => {
				const result = await addToAlbum( ids, album.id );
				if ( result.error ) {
					throw new NotAdded( result.error );
				}
				speak( __( 'Added to the album.', 'vitrine' ) );
			} );
		}
	};
	return {
		shown,
		/** What the site's answer does not say yet. */
		changes,
		/** Why a change was refused. */
		error,
		onDismiss,
		/** Uploads to albums, or whatever else the block itself does not store. */
		queue: uploads,
		...useMoves( shown, change, select ),
		onRemove,
		/** Moves a tile's file into another album. */
		onAlbum: takeOut,
		onAdd,
	};
}

type Change = (
	what: AlbumChange | null,
	send: () => Promise< unknown >
) => void;

/**
 * Changes that are sent one after the other.
 *
 * @param answer What the site says.
 */
function useQueue( answer: Preview | null ) {
	const [ changes, setChanges ] = useState< AlbumChange[] >( [] );
	const [ error, setError ] = useState< PreviewError | null >( null );
	const queue = useRef< AlbumQueue | null >( null );
	queue.current ??= new AlbumQueue(
		setChanges,
		forgetPreviews,
		( problem ) => {
			const { message = '', data } = ( problem ?? {} ) as RestError;
			setError(
				problem instanceof NotAdded
					? { message, remedy: '' }
					: {
							message: __(
								'The album could not be changed.',
								'vitrine'
							),
							remedy: `${ message } ${ data?.remedy ?? '' }`,
						}
			);
		}
	);
	const own = queue.current;
	useEffect( () => own.settle(), [ own, answer ] );
	const change = useCallback(
		( what: AlbumChange | null, send: () => Promise< unknown > ) => {
			setError( null );
			own.add( what, send );
		},
		[ own ]
	);
	return { changes, error, change, onDismiss: () => setError( null ) };
}

/**
 * What moves tiles within the album.
 *
 * @param shown  What the canvas shows.
 * @param change Sends a change.
 * @param select Selects a tile, -1 = none.
 */
function useMoves(
	shown: MutableRefObject< Preview | null >,
	change: Change,
	select: ( index: number ) => void
) {
	const onPlace = useCallback(
		( from: number, wanted: number ) => {
			const { items = [], libraryAlbum: album } = shown.current ?? {};
			const item = items[ from ];
			const place = Math.max(
				0,
				Math.min( ( album?.files ?? 0 ) - 1, wanted )
			);
			if (
				! album ||
				item?.place === undefined ||
				item.place === place
			) {
				return;
			}
			const id = Number( item.id );
			change( { album: album.id, id: item.id, place }, () =>
				put( album.id, id, place )
			);
			select( tileAt( items, place ) );
			sayMoved( place, album.files );
		},
		[ shown, change, select ]
	);
	const onMove = useCallback(
		( from: number, to: number ) => {
			const { items = [] } = shown.current ?? {};
			const start = items[ from ]?.place ?? 0;
			onPlace( from, items[ to ]?.place ?? start + to - from );
		},
		[ shown, onPlace ]
	);
	return {
		onMove,
		/** Moves a tile to a place in the album, from 0. */
		onPlace,
	};
}

/**
 * What takes a file out of the album, into another one or into none; it can be undone.
 *
 * @param shown  What the canvas shows.
 * @param change Sends a change.
 * @param select Selects a tile, -1 = none.
 */
function useTakeOut(
	shown: MutableRefObject< Preview | null >,
	change: Change,
	select: ( index: number ) => void
) {
	const { createSuccessNotice } = useDispatch(
		'core/notices'
	) as unknown as Snackbars;
	return useCallback(
		( at: number, to: { id: number; title: string } | null ) => {
			const { items = [], libraryAlbum: album } = shown.current ?? {};
			const item = items[ at ];
			if ( ! album || item?.kind !== 'image' ) {
				return;
			}
			const id = Number( item.id );
			const undo = async () => {
				await ( to
					? post( to.id, { remove: [ id ], to: album.id } )
					: post( album.id, { add: [ id ] } ) );
				if ( album.mayArrange && item.place !== undefined ) {
					await put( album.id, id, item.place );
				}
			};
			change( { album: album.id, id: item.id, place: null }, async () => {
				await post( album.id, {
					remove: [ id ],
					...( to && { to: to.id } ),
				} );
				createSuccessNotice( takenOut( album.title, to ), {
					type: 'snackbar',
					actions: [
						{
							label: __( 'Undo', 'vitrine' ),
							onClick: () => change( null, undo ),
						},
					],
				} );
			} );
			select( Math.min( at, items.length - 2 ) );
		},
		[ shown, change, createSuccessNotice, select ]
	);
}

const takenOut = ( album: string, to: { title: string } | null ): string =>
	to
		? sprintf(
				/* translators: %s: name of an album */
				__( 'Moved to the album “%s”.', 'vitrine' ),
				to.title
			)
		: sprintf(
				/* translators: %s: name of an album */
				__(
					'Removed from the album “%s”. The file stays in the Media Library.',
					'vitrine'
				),
				album
			);
