import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';
import { uploadFile } from './upload-file';
import type { UploadTarget } from './upload-file';
import { isMedia, Uploads } from './uploads';
import type { Send, Upload } from './uploads';

/** What the canvas needs of uploads. */
export interface UploadQueue {
	/** For `useSyncExternalStore()`: progress draws its list again, not the whole block with its panels. */
	subscribe: ( listener: () => void ) => () => void;
	uploads: () => Upload[];
	/** Sends files to where the block's own go, or elsewhere. */
	add: ( files: File[], target?: UploadTarget ) => void;
	cancel: ( key: number ) => void;
	cancelAll: () => void;
	dismiss: () => void;
}

/**
 * Uploads of one block; they end with it.
 *
 * @param target Where files go that are added now, unless it is said.
 * @param onDone Hears of attachments in the order of their files.
 */
export function useUploads(
	target: UploadTarget,
	onDone: ( ids: number[] ) => void
): UploadQueue {
	// What is done is added to what the block holds then, not to what it held at the start.
	const latest = useRef( { target, onDone } );
	latest.current = { target, onDone };
	const queue = useRef< UploadQueue | null >( null );
	if ( ! queue.current ) {
		// Somebody may look into another album before a file has arrived.
		const targets = new WeakMap< File, UploadTarget >();
		const own = uploadQueue(
			( file, signal, onProgress ) =>
				uploadFile(
					file,
					targets.get( file ) ?? latest.current.target,
					signal,
					onProgress
				),
			( ids ) => latest.current.onDone( ids )
		);
		queue.current = {
			...own,
			add: ( files, to = latest.current.target ) => {
				for ( const file of files ) {
					targets.set( file, to );
				}
				own.add( files );
			},
		};
	}
	const own = queue.current;
	useEffect( () => () => own.cancelAll(), [ own ] );
	return own;
}

/**
 * The uploads of one block, with those who watch them.
 *
 * @param send   Sends one file.
 * @param onDone Hears of attachments in the order of their files.
 */
function uploadQueue(
	send: Send,
	onDone: ( ids: number[] ) => void
): UploadQueue {
	const listeners = new Set< () => void >();
	let current: Upload[] = [];
	const own = new Uploads(
		send,
		( uploads ) => {
			current = uploads;
			listeners.forEach( ( listener ) => listener() );
		},
		( ids ) => {
			onDone( ids );
			speak(
				sprintf(
					/* translators: %d: number of files */
					_n(
						'%d file added.',
						'%d files added.',
						ids.length,
						'vitrine'
					),
					ids.length
				)
			);
		}
	);
	return {
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		uploads: () => current,
		add: ( files ) => {
			const media = files.filter( isMedia );
			if ( media.length < files.length ) {
				speak(
					__( 'Only images and videos can be added.', 'vitrine' ),
					'assertive'
				);
			}
			own.add( media );
		},
		cancel: ( key ) => own.cancel( key ),
		cancelAll: () => own.cancelAll(),
		dismiss: () => own.dismiss(),
	};
}
