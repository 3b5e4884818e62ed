import { Button, ExternalLink, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { settingsUrl } from '@vitrine/editor';
import type { GalleryAttributes } from '../gallery-attributes';
import type { Preview, PreviewError } from './use-preview';

interface NoticesProps {
	view: Preview | null;
	error: PreviewError | null;
	attributes: GalleryAttributes;
	/** Originals over 2 MB that the viewer would load. */
	heavy: number;
	onSelect: ( index: number ) => void;
	onShowAlbums: () => void;
}

interface MessageProps {
	status: 'info' | 'warning' | 'error';
	message: string;
	remedy?: string;
	/** Whether the way to the settings is shown. */
	settings?: boolean;
	action?: { label: string; onClick: () => void } | null;
}

/**
 * A note to the editor, above the pictures; visitors never see one.
 *
 * @param props          What to show.
 * @param props.status   How serious it is.
 * @param props.message  What is the case.
 * @param props.remedy   What to do about it.
 * @param props.settings Whether the way to the settings is shown.
 * @param props.action   A way to where it can be mended.
 */
export function Message( {
	status,
	message,
	remedy = '',
	settings = false,
	action = null,
}: MessageProps ) {
	return (
		<div className="vitrine-gallery-notice">
			<Notice
				status={ status }
				isDismissible={ false }
				// Otherwise WordPress makes it of all that is in here, and fails when a button comes or goes.
				spokenMessage={ `${ message } ${ remedy }` }
			>
				<strong>{ message }</strong>
				{ remedy && <p>{ remedy }</p> }
				{ settings && (
					<>
						{ ' ' }
						<ExternalLink href={ settingsUrl() }>
							{ __( 'Open Vitrine settings', 'vitrine' ) }
						</ExternalLink>
					</>
				) }
				{ action && (
					<>
						{ ' ' }
						<Button variant="link" onClick={ action.onClick }>
							{ action.label }
						</Button>
					</>
				) }
			</Notice>
		</div>
	);
}

/**
 * What can be mended, for the person who can.
 *
 * @param props              What to show.
 * @param props.view         The gallery.
 * @param props.error        Why there is none.
 * @param props.attributes   What the block stores.
 * @param props.heavy        Originals over 2 MB that the viewer would load.
 * @param props.onSelect     Selects a tile.
 * @param props.onShowAlbums Leaves out no album any longer.
 */
export function Notices( {
	view,
	error,
	attributes,
	heavy,
	onSelect,
	onShowAlbums,
}: NoticesProps ) {
	if ( error ) {
		return (
			<Message
				status="error"
				message={
					error.message ||
					__( 'The preview could not be loaded.', 'vitrine' )
				}
				remedy={ error.remedy }
				settings={ attributes.source === 'provider' }
			/>
		);
	}
	if ( ! view ) {
		return null;
	}
	return (
		<>
			{ view.notice && (
				<Message
					status="warning"
					message={ view.notice.message }
					remedy={ view.notice.remedy }
					settings={ attributes.source === 'provider' }
				/>
			) }
			<LeftOut
				albums={ Object.entries( view.leftOut ?? {} ) }
				onShowAlbums={ onShowAlbums }
			/>
			<PictureNotices items={ view.items } onSelect={ onSelect } />
			{ heavy > 0 && (
				<Message
					status="warning"
					message={ sprintf(
						/* translators: %d: number of files */
						_n(
							'The viewer loads %d original file larger than 2 MB.',
							'The viewer loads %d original files larger than 2 MB.',
							heavy,
							'vitrine'
						),
						heavy
					) }
					remedy={ __(
						'Upload smaller files, or have the Media Library create large sizes of them.',
						'vitrine'
					) }
				/>
			) }
		</>
	);
}

interface LeftOutProps {
	/** Titles, each with the word that leaves the album out. */
	albums: [ string, string ][];
	onShowAlbums: () => void;
}

/**
 * Albums that words leave out.
 *
 * @param props              What to show.
 * @param props.albums       Titles and words.
 * @param props.onShowAlbums Leaves out no album any longer.
 */
const LeftOut = ( { albums, onShowAlbums }: LeftOutProps ) =>
	albums.length > 0 && (
		<Message
			status="info"
			message={ __(
				'Some albums are hidden because of words in their names.',
				'vitrine'
			) }
			remedy={ albums
				.map( ( [ title, word ] ) =>
					sprintf(
						/* translators: 1: name of an album, 2: word in it */
						__( '“%1$s” contains “%2$s”', 'vitrine' ),
						title,
						word
					)
				)
				.join( ', ' ) }
			action={ {
				label: __( 'Show all albums', 'vitrine' ),
				onClick: onShowAlbums,
			} }
		/>
	);

interface PictureNoticesProps {
	items: Preview[ 'items' ];
	onSelect: ( index: number ) => void;
}

/**
 * What pictures lack.
 *
 * @param props          What to show.
 * @param props.items    What the gallery shows.
 * @param props.onSelect Selects a tile.
 */
function PictureNotices( { items, onSelect }: PictureNoticesProps ) {
	const pictures = items.filter( ( { kind } ) => kind === 'image' );
	const silent = pictures.filter(
		( { thumb, title } ) => ! thumb?.alt && ! title
	);
	const shapeless = pictures.filter(
		( { width, thumb } ) => ! width && ! thumb?.width
	);
	const [ first ] = silent;
	return (
		<>
			{ first && (
				<Message
					status="warning"
					message={ sprintf(
						/* translators: %d: number of pictures */
						_n(
							'%d image has no alternative text.',
							'%d images have no alternative text.',
							silent.length,
							'vitrine'
						),
						silent.length
					) }
					action={ {
						label: __( 'Select the first one', 'vitrine' ),
						onClick: () => onSelect( items.indexOf( first ) ),
					} }
				/>
			) }
			{ shapeless.length > 0 && (
				<Message
					status="info"
					message={ sprintf(
						/* translators: %d: number of pictures */
						_n(
							'The size of %d image is not known yet.',
							'The sizes of %d images are not known yet.',
							shapeless.length,
							'vitrine'
						),
						shapeless.length
					) }
					remedy={ __(
						'Images of unknown size are shown square or cropped.',
						'vitrine'
					) }
				/>
			) }
		</>
	);
}
