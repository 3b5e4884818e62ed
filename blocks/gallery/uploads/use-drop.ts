import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { albumAbove, goalOf, notAdded } from './drop-goal';
import type { DropPlace } from './drop-goal';
import {
	entriesOf,
	filesOf,
	isFolder,
	MAX_DEPTH,
	MAX_FILES,
	readDropped,
} from './dropped';
import type { Folder } from './dropped';
import type { GalleryAttributes } from '../gallery-attributes';
import { mayCreateAlbums, useAlbumChanges } from '../albums/use-albums';
import type { PreviewError } from '../canvas/use-preview';
import type { UploadQueue } from './use-uploads';

interface Given extends Omit< DropPlace, 'mayUpload' > {
	/** Uploads that the block stores. */
	own: UploadQueue;
	/** Uploads that an album or the post keeps. */
	others: UploadQueue;
	change: ( changes: Partial< GalleryAttributes > ) => void;
}

interface RestError {
	code?: string;
	message?: string;
}

/**
 * Takes every drop of files on the gallery: otherwise WordPress puts a block of its own beside it.
 *
 * @param given The gallery and its uploads.
 */
export function useDrop( given: Given ) {
	const [ refusal, setRefusal ] = useState< PreviewError | null >( null );
	const mayUpload = useSelect(
		( select ) =>
			!! (
				select( blockEditorStore ) as unknown as {
					getSettings: () => { mediaUpload?: unknown };
				}
			 ).getSettings().mediaUpload,
		[]
	);
	const place = { ...given, mayUpload };
	const goal = goalOf( place );
	const entries = useRef< FileSystemEntry[] >( [] );

	const add = ( files: File[] ) => {
		if ( goal.target === 'block' ) {
			given.own.add( files );
		} else if ( goal.target ) {
			given.others.add( files, goal.target );
		} else {
			setRefusal( notAdded( goal.reason ?? '' ) );
		}
	};
	const makeAlbums = useFolderAlbums( given, setRefusal );
	const take = async ( dropped: FileSystemEntry[] ) => {
		const { files, folders, isCut } = await readDropped( dropped );
		if ( isCut ) {
			setRefusal( leftOut() );
		}
		if ( files.length + folders.length === 0 ) {
			setRefusal(
				notAdded(
					__(
						'There are no images or videos in the folder.',
						'vitrine'
					)
				)
			);
			return;
		}
		const above = albumAbove( place );
		// A new gallery shows albums or files, not both.
		const asAlbums =
			above !== null &&
			folders.length > 0 &&
			! ( given.isNew && files.length > 0 ) &&
			( await mayCreateAlbums() );
		if ( asAlbums ) {
			await makeAlbums( folders, above );
		}
		const rest = asAlbums
			? files
			: [ ...files, ...folders.flatMap( filesOf ) ];
		if ( rest.length > 0 ) {
			add( rest );
		}
	};
	return {
		label: goal.label,
		/** Why the last drop was not taken, or not all of it. */
		refusal,
		onDismiss: () => setRefusal( null ),
		// WordPress's drop zone hands out no event, and no folders: they are kept before it hears of the drop.
		onDropCapture: ( { dataTransfer }: DragEvent ) => {
			entries.current = entriesOf( dataTransfer );
		},
		onFilesDrop: ( files: File[] ) => {
			setRefusal( null );
			if ( entries.current.some( isFolder ) ) {
				take( entries.current );
			} else {
				add( files );
			}
		},
	};
}

/**
 * Makes albums of folders; a new gallery shows them.
 *
 * @param given  The gallery and its uploads.
 * @param refuse Says why an album was not made.
 */
function useFolderAlbums(
	given: Given,
	refuse: ( error: PreviewError ) => void
): ( folders: Folder[], above: number ) => Promise< void > {
	const { create } = useAlbumChanges();
	/** Makes an album of a folder; its files follow while more albums are made. */
	const make = async (
		{ name, files, folders }: Folder,
		above: number
	): Promise< number > => {
		let album = 0;
		try {
			album = ( await create( name, above ) )?.id ?? 0;
		} catch ( problem ) {
			refuse( notMade( name, problem as RestError ) );
		}
		if ( album > 0 ) {
			given.others.add( files, { post: 0, album } );
			for ( const folder of folders ) {
				await make( folder, album );
			}
		}
		return album;
	};
	return async ( folders, above ) => {
		const made: number[] = [];
		for ( const folder of folders ) {
			const album = await make( folder, above );
			if ( album > 0 ) {
				made.push( album );
			}
		}
		const [ album = 0, ...others ] = made;
		if ( given.isNew && album > 0 ) {
			given.change( {
				sample: false,
				...( others.length === 0
					? { source: 'album', album }
					: {
							source: 'albums',
							album: 0,
							albumList: made.map( String ),
						} ),
			} );
		}
	};
}

const leftOut = (): PreviewError => ( {
	message: __( 'Some files in the folders were skipped.', 'vitrine' ),
	remedy: sprintf(
		/* translators: 1: number of files, 2: number of levels */
		__(
			'You can add up to %1$d images and videos at once, from folders up to %2$d levels deep.',
			'vitrine'
		),
		MAX_FILES,
		MAX_DEPTH
	),
} );

const notMade = (
	name: string,
	{ code, message = '' }: RestError
): PreviewError => ( {
	message: sprintf(
		/* translators: %s: name of a folder */
		__( 'The folder “%s” could not be turned into an album.', 'vitrine' ),
		name
	),
	remedy:
		code === 'term_exists'
			? __(
					'There is already an album with this name here. Drop the files on that album, or rename the folder.',
					'vitrine'
				)
			: message,
} );
