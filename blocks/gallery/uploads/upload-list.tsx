import { Button, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { close } from '@wordpress/icons';
import { useSyncExternalStore } from 'react';
import { isOpen } from './uploads';
import type { Upload } from './uploads';
import { useSaveLock } from './use-save-lock';
import type { UploadQueue } from './use-uploads';

/** Rows that are shown; the others are counted. */
const SHOWN = 5;

/**
 * What is being uploaded, with its progress and a way out.
 *
 * @param props       What to show.
 * @param props.queue The uploads.
 * @param props.block Client id of the block that stores them; what goes into the library alone has none.
 */
export function UploadList( {
	queue,
	block,
}: {
	queue: UploadQueue;
	block?: string;
} ) {
	const uploads = useSyncExternalStore( queue.subscribe, queue.uploads );
	useSaveLock( block, uploads.some( isOpen ) );
	if ( uploads.length === 0 ) {
		return null;
	}
	const open = uploads.filter( isOpen );
	const failed = uploads.filter( ( { state } ) => state === 'failed' );
	const sent = uploads.reduce(
		( sum, { state, progress } ) =>
			sum + ( isOpen( { state } ) ? progress : 1 ),
		0
	);
	const rows = [
		...failed,
		...uploads.filter( ( { state } ) => state === 'sending' ),
		...uploads.filter( ( { state } ) => state === 'waiting' ),
	];
	return (
		<div className="vitrine-uploads">
			<div className="vitrine-uploads__head">
				<strong>
					{ open.length > 0
						? sprintf(
								/* translators: 1: number of files still to come, 2: number of all files */
								__( 'Uploading: %1$d of %2$d left', 'vitrine' ),
								open.length,
								uploads.length
							)
						: __( 'Some files could not be uploaded.', 'vitrine' ) }
				</strong>
				<Button
					variant="secondary"
					size="compact"
					onClick={ () =>
						open.length > 0 ? queue.cancelAll() : queue.dismiss()
					}
				>
					{ open.length > 0
						? __( 'Cancel all', 'vitrine' )
						: __( 'Dismiss', 'vitrine' ) }
				</Button>
			</div>
			{ open.length > 0 && (
				<ProgressBar
					value={ ( 100 * sent ) / uploads.length }
					className="vitrine-uploads__all"
				/>
			) }
			<ul className="vitrine-uploads__list">
				{ rows.slice( 0, SHOWN + failed.length ).map( ( upload ) => (
					<Row
						key={ upload.key }
						upload={ upload }
						onCancel={ () => queue.cancel( upload.key ) }
					/>
				) ) }
			</ul>
		</div>
	);
}

/**
 * One file.
 *
 * @param props          What to show.
 * @param props.upload   The file.
 * @param props.onCancel Takes it out of the queue.
 */
function Row( {
	upload: { name, state, progress, error },
	onCancel,
}: {
	upload: Upload;
	onCancel: () => void;
} ) {
	return (
		<li className={ `is-${ state }` }>
			<span className="vitrine-uploads__name">{ name }</span>
			{ state === 'failed' ? (
				<span role="alert">
					{ error ||
						__( 'The file could not be uploaded.', 'vitrine' ) }
				</span>
			) : (
				<>
					<progress value={ progress } aria-label={ name } />
					<Button
						icon={ close }
						size="small"
						label={ sprintf(
							/* translators: %s: name of a file */
							__( 'Cancel %s', 'vitrine' ),
							name
						) }
						onClick={ onCancel }
					/>
				</>
			) }
		</li>
	);
}
