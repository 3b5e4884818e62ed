import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from './upload-file';
import { Uploads } from './uploads';
import type { Upload } from './uploads';

/** What the canvas needs of uploads. */
export interface UploadQueue {
	uploads: Upload[];
	add: ( files: File[] ) => void;
	cancel: ( key: number ) => void;
	cancelAll: () => void;
	dismiss: () => void;
}

const MEDIA = /^(?:image|video)\//;

/**
 * Uploads of one block; they end with it.
 *
 * @param post   Post that files are attached to, 0 = none.
 * @param onDone Hears of attachments in the order of their files.
 */
export function useUploads(
	post: number,
	onDone: ( ids: number[] ) => void
): UploadQueue {
	const [ uploads, setUploads ] = useState< Upload[] >( [] );
	// What is done is added to what the block holds then, not to what it held at the start.
	const latest = useRef( { post, onDone } );
	latest.current = { post, onDone };
	const queue = useRef< Uploads | null >( null );
	queue.current ??= new Uploads(
		( file, signal, onProgress ) =>
			uploadFile( file, latest.current.post, signal, onProgress ),
		setUploads,
		( ids ) => {
			latest.current.onDone( ids );
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
	const own = queue.current;
	useEffect( () => () => own.cancelAll(), [ own ] );
	return {
		uploads,
		add: ( files ) => {
			const media = files.filter( ( { type } ) => MEDIA.test( type ) );
			if ( media.length < files.length ) {
				speak(
					__( 'Only pictures and videos can be added.', 'vitrine' ),
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
