import { useBlockProps } from '@wordpress/block-editor';
import { speak } from '@wordpress/a11y';
import { DropZone } from '@wordpress/components';
import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIsExample } from '@vitrine/editor';
import {
	levelSettings,
	sizeClassOf,
	wrapperClasses,
} from '../../frontend/render/gallery';
import type { SizeClass } from '../../frontend/render/gallery';
import { withAlbumChanges } from './albums/album-changes';
import { AlbumError } from './albums/album-note';
import { canvasView, isOwn } from './canvas/canvas-view';
import { Details } from './items/details';
import { settingsOf } from './gallery-attributes';
import type { GalleryAttributes } from './gallery-attributes';
import { ImportDialog } from './import/import-dialog';
import type { Scope } from './panels/level';
import { GalleryPlaceholder } from './canvas/placeholder';
import { Preview } from './preview';
import { sampleView } from './canvas/sample';
import { GallerySettingsPanels } from './settings';
import { GalleryToolbar, TileToolbar } from './canvas/toolbar';
import { UploadList } from './uploads/upload-list';
import { useAlbum } from './albums/use-album';
import { useDrop } from './uploads/use-drop';
import { useItems } from './items/use-items';
import { useCanvasNavigation } from './canvas/use-canvas-navigation';
import {
	forgetPreviews,
	isFiltered,
	isPagedMode,
	SLICE,
	useLibraryVersion,
	usePreview,
} from './canvas/use-preview';

/**
 * Whether nothing has been chosen yet.
 *
 * @param attributes What the block stores.
 */
function isEmpty( {
	source,
	items,
	album,
	provider,
	sample,
}: GalleryAttributes ): boolean {
	if ( sample ) {
		return false;
	}
	switch ( source ) {
		case 'media':
		case 'urls':
			return items.length === 0;
		case 'album':
			return album === 0;
		case 'provider':
			return provider === '';
		default:
			return false;
	}
}

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
	const isExample = useIsExample();
	const post = Number( context[ 'postId' ] ?? 0 ) || 0;
	const [ scope, setScope ] = useState< Scope >( {
		level: 'all',
		size: 'all',
	} );
	const [ current, setCurrent ] = useState< SizeClass >(
		sizeClassOf( 1220 )
	);
	const [ importing, setImporting ] = useState( false );
	const version = useLibraryVersion();
	const {
		place,
		selected,
		setSelected,
		wanted,
		onAlbum,
		onPage,
		onFilter,
		onReach,
	} = useCanvasNavigation( attributes, isSelected );
	const items = useItems( attributes, setAttributes, post, setSelected );
	const settings = settingsOf( attributes, items.change );

	const { sample, source } = attributes;
	const empty = isEmpty( attributes );
	// Whoever removes the last picture goes on where pictures are added.
	const hadItems = useRef( false );
	const emptied = empty && hadItems.current;
	hadItems.current = attributes.items.length > 0;
	const isRoot = place.album === '0';
	const { mode } = levelSettings( attributes, isRoot );
	// Even in a preview, such as of the other posts of a query loop.
	const state = usePreview(
		empty || sample ? null : attributes,
		post,
		place,
		isPagedMode( mode ) ? 0 : Math.ceil( wanted / SLICE ),
		version
	);
	const album = useAlbum( state.view, setSelected );
	const view = useMemo( () => {
		if ( sample ) {
			return sampleView( attributes );
		}
		return (
			state.view &&
			withAlbumChanges(
				canvasView( state.view, attributes, isRoot ),
				album.changes
			)
		);
	}, [ state.view, attributes, sample, isRoot, album.changes ] );
	items.shown.current = view?.items ?? [];
	album.shown.current = view;
	const own = isOwn( attributes ) && isRoot;
	const library = own || sample ? undefined : view?.libraryAlbum;
	const orderable =
		! sample && ! isFiltered( place ) && attributes.sorting === '';
	const movable = orderable && ( own || !! library?.mayArrange );
	const removable = library ? library.mayAdd : own && orderable;
	const drop = useDrop( {
		attributes,
		isNew: empty || sample,
		isRoot,
		library,
		post,
		own: items.queue,
		others: album.queue,
		change: items.change,
	} );
	const refusal = drop.refusal ?? album.error;
	const item = view?.items[ selected ];
	const index = own ? ( item?.place ?? selected ) : selected;
	const { onMove, onPlace, onRemove } = library ? album : items;
	const onSize = useCallback(
		( size: SizeClass, end: number ) => {
			setCurrent( size );
			onReach( end );
		},
		[ onReach ]
	);
	const tiles = view?.items;
	const onOpen = useCallback(
		( at: number ) => {
			const tile = tiles?.[ at ];
			if ( tile?.kind === 'album' || tile?.kind === 'albumUp' ) {
				onAlbum( tile.id );
			}
		},
		[ tiles, onAlbum ]
	);
	const onLoad = ( { target }: SyntheticEvent ) => {
		const image = target as HTMLImageElement;
		const tile = image.closest< HTMLElement >( '[data-index]' );
		const at = Number( tile?.dataset[ 'index' ] ?? -1 );
		const loaded = tiles?.[ at ];
		const { url } = attributes.items[ loaded?.place ?? at ] ?? {};
		if ( own && url && loaded?.mediaKind === 'img' && ! loaded.width ) {
			items.onSize( url, image );
		}
	};
	const onImport = () => setImporting( true );
	const blockProps = useBlockProps(
		view && ! empty
			? {
					className: wrapperClasses( view ).replace(
						'wp-block-vitrine-gallery ',
						''
					),
				}
			: {}
	);

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
				empty={ empty }
				mayAdd={ !! library?.mayAdd }
				onAdd={ album.onAdd }
				onImport={ onImport }
			/>
			{ isSelected && item && ! sample && (
				<TileToolbar
					isAlbum={ item.kind !== 'image' }
					place={ movable ? item.place : undefined }
					count={ library?.files ?? attributes.items.length }
					album={
						library?.mayAdd && item.kind === 'image'
							? library.id
							: 0
					}
					removable={ removable && item.kind === 'image' }
					onMove={ ( step ) => onMove( selected, selected + step ) }
					onPlace={ ( to ) => onPlace( selected, to ) }
					onAlbum={ ( to ) => album.onAlbum( selected, to ) }
					details={ detailsIn( undefined ) }
					onRemove={ () => onRemove( selected ) }
					onOpen={ () => onOpen( selected ) }
				/>
			) }
			<GallerySettingsPanels
				settings={ settings }
				scope={ scope }
				setScope={ setScope }
				current={ current }
				levels={ [ 'albums', 'album', 'provider' ].includes( source ) }
				onLibraryChange={ forgetPreviews }
			>
				{ detailsIn( __( 'Selected picture', 'vitrine' ) ) }
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
			<div
				{ ...blockProps }
				onLoadCapture={ onLoad }
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
						onImport={ onImport }
						emptied={ emptied }
					/>
				) : (
					<Preview
						attributes={ attributes }
						state={ state }
						view={ view }
						place={ place }
						selected={ selected }
						movable={ movable }
						removable={ removable }
						isSelected={ isSelected }
						isExample={ isExample }
						onSelect={ setSelected }
						onOpen={ onOpen }
						onAlbum={ onAlbum }
						onPage={ onPage }
						onFilter={ onFilter }
						onMove={ onMove }
						onRemove={ onRemove }
						onSize={ onSize }
						onEndSample={ () => items.change( { sample: false } ) }
						onOrderByHand={ () => items.change( { sorting: '' } ) }
						onShowAlbums={ () => items.change( { blackList: [] } ) }
					/>
				) }
			</div>
		</>
	);
}
