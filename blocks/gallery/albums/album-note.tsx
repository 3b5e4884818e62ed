import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Message } from '../canvas/notices';
import type { LibraryAlbum, PreviewError } from '../canvas/use-preview';

interface AlbumNoteProps {
	album: LibraryAlbum;
	/** Whether the gallery sorts its pictures, so that none can be moved. */
	isSorted: boolean;
	/** Whether the canvas filters them. */
	isFiltered: boolean;
	onOrderByHand: () => void;
}

/**
 * Whose album it is, and what can be done with it; below the pictures, so that they do not move when the block is selected.
 *
 * @param props What to show.
 */
export function AlbumNote( props: AlbumNoteProps ) {
	const { album, isSorted, onOrderByHand } = props;
	return (
		<Message
			status="info"
			message={ sprintf(
				/* translators: %s: name of an album */
				__( 'Album “%s”', 'vitrine' ),
				album.title
			) }
			remedy={ wordsOf( props ) }
			action={
				album.mayArrange && isSorted
					? {
							label: __( 'Order manually', 'vitrine' ),
							onClick: onOrderByHand,
						}
					: null
			}
		/>
	);
}

function wordsOf( { album, isSorted, isFiltered }: AlbumNoteProps ): string {
	if ( ! album.mayAdd ) {
		return __(
			'Only users who can upload files can change this album.',
			'vitrine'
		);
	}
	if ( ! album.mayArrange ) {
		return __(
			'You can add images, and remove those that you can edit. Only editors and administrators can reorder images. Changes apply everywhere this album is shown.',
			'vitrine'
		);
	}
	if ( isSorted ) {
		return __(
			'This gallery sorts its images automatically. To arrange images yourself, select Order manually. Changes apply everywhere this album is shown.',
			'vitrine'
		);
	}
	if ( isFiltered ) {
		return __(
			'Clear the filter and the search to move images. Images that you remove are removed everywhere this album is shown.',
			'vitrine'
		);
	}
	return __(
		'Images you move, add, or remove here are updated immediately, everywhere this album is shown.',
		'vitrine'
	);
}

/**
 * Why a change or a drop was refused. It stays in sight: albums are long.
 *
 * @param props           What to show.
 * @param props.error     What the site says.
 * @param props.onDismiss Hides it.
 */
export function AlbumError( {
	error,
	onDismiss,
}: {
	error: PreviewError;
	onDismiss: () => void;
} ) {
	return (
		<div className="vitrine-gallery-notice is-sticky">
			<Notice
				status="error"
				politeness="assertive"
				spokenMessage={ `${ error.message } ${ error.remedy }` }
				onRemove={ onDismiss }
			>
				<strong>{ error.message }</strong>
				{ error.remedy && <p>{ error.remedy }</p> }
			</Notice>
		</div>
	);
}
