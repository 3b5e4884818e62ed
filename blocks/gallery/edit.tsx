import { useBlockProps } from '@wordpress/block-editor';
import { speak } from '@wordpress/a11y';
import { DropZone } from '@wordpress/components';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsExample } from '@vitrine/editor';
import { sizeClassOf, wrapperClasses } from '../../frontend/render/gallery';
import type { SizeClass } from '../../frontend/render/gallery';
import { AlbumError } from './albums/album-note';
import { GalleryPlaceholder } from './canvas/placeholder';
import { GalleryToolbar, TileToolbar } from './canvas/toolbar';
import { forgetPreviews } from './canvas/use-preview';
import { settingsOf } from './gallery-attributes';
import type { GalleryAttributes, GallerySettings } from './gallery-attributes';
import { ImportDialog } from './import/import-dialog';
import { Details } from './items/details';
import type { Scope } from './panels/level';
import { Preview } from './preview';
import { GallerySettingsPanels } from './settings';
import { useGallery } from './state/use-gallery';
import type { EditedGallery } from './state/use-gallery';
import { UploadList } from './uploads/upload-list';

/** What panels speak of at first. */
const EVERYWHERE: Scope = { level: 'all', size: 'all' };

/**
 * The block in the editor.
 *
 * @param props               What WordPress hands to every block.
 * @param props.attributes    What the block stores.
 * @param props.setAttributes Changes it.
 * @param props.isSelected    Whether the block is selected.
 * @param props.clientId      Of the block.
 * @param props.context       What is around it.
 */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
	context,
}: BlockEditProps< GalleryAttributes > & {
	context: Record< string, unknown >;
} ) {
	const post = Number( context[ 'postId' ] ?? 0 ) || 0;
	const [ scope, setScope ] = useState( EVERYWHERE );
	const [ current, setCurrent ] = useState< SizeClass >(
		sizeClassOf( 1220 )
	);
	const [ importing, setImporting ] = useState( false );
	const gallery = useGallery( attributes, setAttributes, isSelected, post );
	const { album, index, item, items, library, own } = gallery;
	const settings = settingsOf( attributes, items.change );
	const onImport = () => setImporting( true );
	const detailsIn = ( title: string | undefined ) =>
		item && (
			<Details
				title={ title }
				item={ item }
				attributes={ attributes }
				index={ own ? index : -1 }
				onChange={ ( changes ) => items.onDetails( index, changes ) }
				onSaved={ forgetPreviews }
			/>
		);

	return (
		<>
			<GalleryToolbar
				settings={ settings }
				isSelected={ isSelected }
				empty={ gallery.empty }
				mayAdd={ !! library?.mayAdd }
				onAdd={ album.onAdd }
				onImport={ onImport }
			/>
			{ isSelected && ! attributes.sample && (
				<SelectedToolbar
					gallery={ gallery }
					count={ library?.files ?? attributes.items.length }
					details={ detailsIn( undefined ) }
				/>
			) }
			<GallerySettingsPanels
				settings={ settings }
				scope={ scope }
				setScope={ setScope }
				current={ current }
				levels={ [ 'albums', 'album', 'provider' ].includes(
					attributes.source
				) }
				onLibraryChange={ forgetPreviews }
			>
				{ detailsIn( __( 'Selected image', 'vitrine' ) ) }
			</GallerySettingsPanels>
			{ importing && (
				<ImportDialog
					onClose={ () => setImporting( false ) }
					onImport={ ( imported ) => {
						items.change( { ...imported, sample: false } );
						setImporting( false );
						speak( __( 'The gallery was imported.', 'vitrine' ) );
					} }
				/>
			) }
			<Body
				gallery={ gallery }
				settings={ settings }
				clientId={ clientId }
				isSelected={ isSelected }
				setCurrent={ setCurrent }
			/>
		</>
	);
}

interface SelectedToolbarProps {
	gallery: EditedGallery;
	/** Number of all pictures. */
	count: number;
	details: ReactNode;
}

/**
 * What can be done with the selected tile.
 *
 * @param props         What to show.
 * @param props.gallery The gallery.
 * @param props.count   Number of all pictures.
 * @param props.details Details of the tile.
 */
function SelectedToolbar( { gallery, count, details }: SelectedToolbarProps ) {
	const { album, item, library, selected } = gallery;
	const isPicture = item?.kind === 'image';
	return (
		item && (
			<TileToolbar
				isAlbum={ ! isPicture }
				place={ gallery.movable ? item.place : undefined }
				count={ count }
				album={ library?.mayAdd && isPicture ? library.id : 0 }
				removable={ gallery.removable && isPicture }
				onMove={ ( step ) =>
					gallery.onMove( selected, selected + step )
				}
				onPlace={ ( to ) => gallery.onPlace( selected, to ) }
				onAlbum={ ( to ) => album.onAlbum( selected, to ) }
				details={ details }
				onRemove={ () => gallery.onRemove( selected ) }
				onOpen={ () => gallery.onOpen( selected ) }
			/>
		)
	);
}

interface BodyProps {
	gallery: EditedGallery;
	settings: GallerySettings;
	clientId: string;
	isSelected: boolean;
	/** Receives the size class that the canvas shows. */
	setCurrent: ( size: SizeClass ) => void;
}

/**
 * The block's element: placeholder or gallery, and what is said above it.
 *
 * @param props            What to show.
 * @param props.gallery    The gallery.
 * @param props.settings   Settings of the block.
 * @param props.clientId   Of the block.
 * @param props.isSelected Whether the block is selected.
 * @param props.setCurrent Receives the size class that the canvas shows.
 */
function Body( {
	gallery,
	settings,
	clientId,
	isSelected,
	setCurrent,
}: BodyProps ) {
	const { attributes } = settings;
	const { album, drop, empty, items, onReach, view } = gallery;
	const isExample = useIsExample();
	// Whoever removes the last picture goes on where pictures are added.
	const hadItems = useRef( false );
	const emptied = empty && hadItems.current;
	hadItems.current = attributes.items.length > 0;
	const refusal = drop.refusal ?? album.error;
	const onSize = useCallback(
		( size: SizeClass, end: number ) => {
			setCurrent( size );
			onReach( end );
		},
		[ setCurrent, onReach ]
	);
	const className =
		view && ! empty
			? wrapperClasses( view ).replace( 'wp-block-vitrine-gallery ', '' )
			: undefined;
	return (
		<div
			{ ...useBlockProps( className ? { className } : {} ) }
			onLoadCapture={ ( { target } ) =>
				learnSize( gallery, attributes, target as HTMLImageElement )
			}
			onDropCapture={ drop.onDropCapture }
		>
			{ ! isExample && (
				<DropZone
					label={ drop.label }
					onFilesDrop={ drop.onFilesDrop }
				/>
			) }
			{ refusal && (
				<AlbumError
					error={ refusal }
					onDismiss={ () => {
						drop.onDismiss();
						album.onDismiss();
					} }
				/>
			) }
			<UploadList queue={ items.queue } block={ clientId } />
			<UploadList queue={ album.queue } />
			{ empty ? (
				<GalleryPlaceholder
					settings={ settings }
					queue={ items.queue }
					emptied={ emptied }
				/>
			) : (
				<Preview
					attributes={ attributes }
					gallery={ gallery }
					isSelected={ isSelected }
					isExample={ isExample }
					onSize={ onSize }
				/>
			) }
		</div>
	);
}

/**
 * Keeps the size of a picture at an address, which nobody knew before it was loaded.
 *
 * @param gallery    The gallery.
 * @param attributes What the block stores.
 * @param image      The picture.
 */
function learnSize(
	{ view, own, items }: EditedGallery,
	attributes: GalleryAttributes,
	image: HTMLImageElement
): void {
	const tile = image.closest< HTMLElement >( '[data-index]' );
	const at = Number( tile?.dataset[ 'index' ] ?? -1 );
	const loaded = view?.items[ at ];
	const { url } = attributes.items[ loaded?.place ?? at ] ?? {};
	if ( own && url && loaded?.mediaKind === 'img' && ! loaded.width ) {
		items.onSize( url, image );
	}
}
