import { __, sprintf } from '@wordpress/i18n';
import type { GalleryAttributes } from '../gallery-attributes';
import type { UploadTarget } from './upload-file';
import type { LibraryAlbum, PreviewError } from '../canvas/use-preview';

/** A gallery on which something is dropped. */
export interface DropPlace {
	attributes: GalleryAttributes;
	/** Whether nothing has been chosen yet, or only samples are shown. */
	isNew: boolean;
	/** Whether the first level is shown. */
	isRoot: boolean;
	/** The album of the media library that is shown. */
	library: LibraryAlbum | undefined;
	/** Post that the block is in, 0 = none. */
	post: number;
	mayUpload: boolean;
}

/** What becomes of dropped files. */
export interface DropGoal {
	/** Said while somebody drags. */
	label: string;
	/** Where they go: into the block itself, into an album or a post; null = nowhere. */
	target: UploadTarget | 'block' | null;
	/** Why they go nowhere. */
	reason?: string;
}

/**
 * What becomes of files that are dropped on a gallery.
 *
 * @param place The gallery.
 */
export function goalOf( place: DropPlace ): DropGoal {
	const { attributes, isNew, library, post, mayUpload } = place;
	const nowhere = ( reason: string, label?: string ): DropGoal => ( {
		label: label ?? __( 'Files cannot be added here', 'vitrine' ),
		target: null,
		reason,
	} );
	if ( ! mayUpload ) {
		return nowhere(
			__( 'You are not allowed to upload files.', 'vitrine' )
		);
	}
	if ( isNew ) {
		return {
			label: __(
				'Drop images and videos, or a folder to turn it into an album',
				'vitrine'
			),
			target: 'block',
		};
	}
	if ( library ) {
		return {
			label: sprintf(
				/* translators: %s: name of an album */
				__(
					'Drop images and videos to add them to the album “%s”',
					'vitrine'
				),
				library.title
			),
			target: { post: 0, album: library.id },
		};
	}
	switch ( attributes.source ) {
		case 'media':
			return {
				label: __( 'Drop images and videos to add them', 'vitrine' ),
				target: 'block',
			};
		case 'attached':
			return post > 0
				? {
						label: __(
							'Drop images and videos to upload them to this post',
							'vitrine'
						),
						target: { post, album: 0 },
					}
				: nowhere(
						__(
							'This gallery shows the media attached to the post that it is in. Drop files in that post.',
							'vitrine'
						)
					);
		default:
			return nowhere(
				elsewhere( attributes.source ),
				attributes.source === 'albums'
					? __( 'Drop a folder to turn it into an album', 'vitrine' )
					: undefined
			);
	}
}

/**
 * Where files of a source are added instead.
 *
 * @param source Where pictures come from.
 */
function elsewhere( source: GalleryAttributes[ 'source' ] ): string {
	switch ( source ) {
		case 'albums':
			return __(
				'This gallery shows albums here. Open an album and drop the files there.',
				'vitrine'
			);
		case 'urls':
			return __(
				'This gallery shows media from URLs. To show uploaded files, choose “Selected media” in the Content panel.',
				'vitrine'
			);
		case 'provider':
			return __(
				'This gallery shows an online album. Add images there, or choose another source in the Content panel.',
				'vitrine'
			);
		default:
			return __(
				'This gallery’s album is not loaded. Wait until it appears, or choose another one.',
				'vitrine'
			);
	}
}

/**
 * The album that dropped folders become albums below.
 *
 * @param place The gallery.
 * @return 0 = the top, null = no album is made.
 */
export function albumAbove( {
	attributes: { source, album },
	isNew,
	isRoot,
	library,
	mayUpload,
}: DropPlace ): number | null {
	if ( ! mayUpload ) {
		return null;
	}
	if ( isNew ) {
		return 0;
	}
	return library?.id ?? ( source === 'albums' && isRoot ? album : null );
}

/**
 * Why something dropped was not taken.
 *
 * @param reason What the site or the gallery says.
 */
export const notAdded = ( reason: string ): PreviewError => ( {
	message: __( 'The files could not be added.', 'vitrine' ),
	remedy: reason,
} );
