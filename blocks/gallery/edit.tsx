import { useBlockProps } from '@wordpress/block-editor';
import { speak } from '@wordpress/a11y';
import type { BlockEditProps } from '@wordpress/blocks';
import { Button, DropZone, Spinner } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIsExample } from '@vitrine/editor';
import {
	levelSettings,
	sizeClassOf,
	wrapperClasses,
} from '../../frontend/render/gallery';
import type { SizeClass } from '../../frontend/render/gallery';
import { Canvas } from './canvas';
import { canvasView, isOwn } from './canvas-view';
import { defaults } from './gallery-attributes';
import type { GalleryAttributes, StoredItem } from './gallery-attributes';
import { ImportDialog } from './import-dialog';
import { ItemDetails } from './item-details';
import { moved, patched, removed, withMedia, withSizes } from './items';
import type { Scope } from './level';
import { LibraryDetails } from './library-details';
import { Message, Notices } from './notices';
import { GalleryPlaceholder } from './placeholder';
import { sampleView, withoutSample } from './sample';
import { GallerySettingsPanels } from './settings';
import { GalleryToolbar, TileToolbar } from './toolbar';
import { UploadList } from './upload-list';
import { useHeavy } from './use-heavy';
import {
	forgetPreviews,
	isFiltered,
	isPagedMode,
	ROOT,
	SLICE,
	usePreview,
} from './use-preview';
import type { CanvasItem, Place } from './use-preview';
import { useSizes } from './use-sizes';
import { useUndoSteps } from './use-undo-steps';
import { useUploads } from './use-uploads';

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
 * @param props.context       What is around it.
 */
export function Edit( {
	attributes,
	setAttributes: write,
	isSelected,
	context,
}: BlockEditProps< GalleryAttributes > & {
	context: Record< string, unknown >;
} ) {
	const example = useIsExample();
	const post = Number( context[ 'postId' ] ?? 0 ) || 0;
	const [ place, setPlace ] = useState( ROOT );
	const [ selected, setSelected ] = useState( -1 );
	const [ scope, setScope ] = useState< Scope >( {
		level: 'all',
		size: 'all',
	} );
	const [ current, setCurrent ] = useState< SizeClass >(
		sizeClassOf( 1220 )
	);
	const [ wanted, setWanted ] = useState( SLICE );
	const [ importing, setImporting ] = useState( false );
	const [ version, setVersion ] = useState( 0 );
	const latest = useRef( attributes );
	latest.current = attributes;
	const change = useUndoSteps( attributes, write );
	const setAttributes = useCallback(
		( changes: Partial< GalleryAttributes > ) =>
			change( withoutSample( latest.current, changes ) ),
		[ change ]
	);
	const settings = { attributes, setAttributes, defaults };

	const setItems = useCallback(
		( items: GalleryAttributes[ 'items' ] ) => {
			latest.current = { ...latest.current, items };
			setAttributes( { items } );
		},
		[ setAttributes ]
	);
	// All files of an upload are one step back.
	const queue = useUploads( post, ( ids ) => {
		if ( latest.current.source !== 'media' || latest.current.sample ) {
			write( { source: 'media', sample: false } );
		}
		const items = withMedia( latest.current.items, ids );
		latest.current = { ...latest.current, items };
		write( { items } );
	} );

	const learnSize = useSizes( ( sizes, markAsNoStep ) => {
		const items = withSizes( latest.current.items, sizes );
		if ( items !== latest.current.items ) {
			latest.current = { ...latest.current, items };
			markAsNoStep();
			write( { items } );
		}
	} );

	const empty = isEmpty( attributes );
	// Whoever removes the last picture goes on where pictures are added.
	const hadItems = useRef( false );
	const emptied = empty && hadItems.current;
	hadItems.current = attributes.items.length > 0;
	// Even in a preview, such as of the other posts of a query loop.
	const live = ! empty && ! attributes.sample;
	const { mode } = levelSettings( attributes, place.album === '0' );
	const slices = isPagedMode( mode ) ? 0 : Math.ceil( wanted / SLICE );
	const { view, loading, error } = usePreview(
		live ? attributes : null,
		post,
		place,
		slices,
		version
	);
	const answered = useMemo( () => {
		if ( attributes.sample ) {
			return sampleView( attributes );
		}
		return view && canvasView( view, attributes, place.album === '0' );
	}, [ view, attributes, place.album ] );
	const heavy = useHeavy( live ? view?.items : undefined );
	const own = isOwn( attributes ) && place.album === '0';
	const filtered = isFiltered( place );
	const movable =
		own && ! attributes.sample && ! filtered && attributes.sorting === '';
	const item = answered?.items[ selected ];
	const index = own ? ( item?.place ?? selected ) : selected;

	useEffect( () => {
		setPlace( ROOT );
		setSelected( -1 );
	}, [
		attributes.source,
		attributes.album,
		attributes.provider,
		attributes.providerAlbum,
	] );
	useEffect( () => {
		if ( ! isSelected ) {
			setSelected( -1 );
		}
	}, [ isSelected ] );
	// What cannot be seen any more filters nothing.
	useEffect( () => {
		setPlace( ( former ) =>
			isFiltered( former ) ? { ...ROOT, album: former.album } : former
		);
	}, [ attributes.tagFilter, attributes.tagsFrom, attributes.search ] );

	const libraryChanged = useCallback( () => {
		forgetPreviews();
		setVersion( ( number ) => number + 1 );
	}, [] );
	// Tiles count what is shown; `items` may hold files that are gone, and pages are parts of it.
	const shown = useRef< CanvasItem[] >( [] );
	shown.current = answered?.items ?? [];
	const onMove = useCallback(
		( from: number, to: number ) => {
			const { items } = latest.current;
			const start = shown.current[ from ]?.place ?? from;
			const end = Math.max(
				0,
				Math.min(
					items.length - 1,
					shown.current[ to ]?.place ?? start + to - from
				)
			);
			const next = moved( items, start, end );
			if ( next === items ) {
				return;
			}
			setItems( next );
			setSelected(
				Math.max( 0, Math.min( shown.current.length - 1, to ) )
			);
			speak(
				sprintf(
					/* translators: 1: new place, 2: number of all pictures */
					__( 'Moved to place %1$d of %2$d.', 'vitrine' ),
					end + 1,
					items.length
				)
			);
		},
		[ setItems ]
	);
	const onRemove = useCallback(
		( at: number ) => {
			const { items } = latest.current;
			const start = shown.current[ at ]?.place ?? at;
			if ( ! items[ start ] ) {
				return;
			}
			setItems( removed( items, start ) );
			setSelected( Math.min( at, shown.current.length - 2 ) );
			speak( __( 'Removed from the gallery.', 'vitrine' ) );
		},
		[ setItems ]
	);
	const onSize = useCallback( ( size: SizeClass, end: number ) => {
		setCurrent( size );
		setWanted( ( former ) => Math.max( former, end ) );
	}, [] );
	const onAlbum = useCallback( ( album: string ) => {
		setPlace( { ...ROOT, album } );
		setSelected( -1 );
		setWanted( SLICE );
	}, [] );
	const onPage = useCallback(
		( page: number ) => setPlace( ( former ) => ( { ...former, page } ) ),
		[]
	);
	const onFilter = useCallback(
		( filter: Pick< Place, 'tags' | 'match' | 'search' > ) => {
			setPlace( ( former ) => ( { ...former, ...filter, page: 1 } ) );
			setSelected( -1 );
			setWanted( SLICE );
		},
		[]
	);
	const items = answered?.items;
	const onOpen = useCallback(
		( at: number ) => {
			const tile = items?.[ at ];
			if ( tile?.kind === 'album' || tile?.kind === 'albumUp' ) {
				onAlbum( tile.id );
			}
		},
		[ items, onAlbum ]
	);
	const onLoad = ( { target }: SyntheticEvent ) => {
		const image = target as HTMLImageElement;
		const tile = image.closest< HTMLElement >( '[data-index]' );
		const at = Number( tile?.dataset[ 'index' ] ?? -1 );
		const loaded = answered?.items[ at ];
		const { url } = attributes.items[ loaded?.place ?? at ] ?? {};
		if ( own && url && loaded?.mediaKind === 'img' && ! loaded.width ) {
			learnSize( url, image );
		}
	};
	const levels =
		attributes.source === 'albums' ||
		attributes.source === 'album' ||
		attributes.source === 'provider';
	const blockProps = useBlockProps(
		empty
			? {}
			: {
					className: answered
						? wrapperClasses( answered ).replace(
								'wp-block-vitrine-gallery ',
								''
							)
						: '',
				}
	);

	const detailsIn = ( title: string | undefined ) =>
		item && (
			<Details
				title={ title }
				item={ item }
				attributes={ attributes }
				index={ own ? index : -1 }
				onChange={ ( changes ) =>
					setItems( patched( latest.current.items, index, changes ) )
				}
				onSaved={ libraryChanged }
			/>
		);

	return (
		<>
			<GalleryToolbar
				settings={ settings }
				empty={ empty }
				onImport={ () => setImporting( true ) }
			/>
			{ isSelected && item && ! attributes.sample && (
				<TileToolbar
					isAlbum={ item.kind !== 'image' }
					movable={ movable }
					first={ index === 0 }
					last={ index === attributes.items.length - 1 }
					onMove={ ( step ) => onMove( selected, selected + step ) }
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
				levels={ levels }
				onLibraryChange={ libraryChanged }
			>
				{ detailsIn( __( 'Selected picture', 'vitrine' ) ) }
			</GallerySettingsPanels>
			{ importing && (
				<ImportDialog
					onClose={ () => setImporting( false ) }
					onImport={ ( imported ) => {
						setAttributes( { ...imported, sample: false } );
						setImporting( false );
						speak( __( 'The gallery was imported.', 'vitrine' ) );
					} }
				/>
			) }
			<div { ...blockProps } onLoadCapture={ onLoad }>
				{ empty ? (
					<GalleryPlaceholder
						settings={ settings }
						queue={ queue }
						onImport={ () => setImporting( true ) }
						emptied={ emptied }
					/>
				) : (
					<>
						<UploadList queue={ queue } />
						{ ! example && attributes.source === 'media' && (
							<DropZone
								label={ __(
									'Drop photos and videos to add them',
									'vitrine'
								) }
								onFilesDrop={ queue.add }
							/>
						) }
						{ attributes.sample && ! example && (
							<Message
								status="info"
								message={ __(
									'Sample pictures: visitors see nothing until you choose your own.',
									'vitrine'
								) }
								action={ {
									label: __( 'Choose pictures', 'vitrine' ),
									onClick: () =>
										setAttributes( { sample: false } ),
								} }
							/>
						) }
						{ live && isSelected && (
							<Notices
								view={ answered }
								error={ error }
								attributes={ attributes }
								heavy={ heavy }
								onSelect={ setSelected }
							/>
						) }
						{ live && ! isSelected && error && (
							<Notices
								view={ null }
								error={ error }
								attributes={ attributes }
								heavy={ 0 }
								onSelect={ setSelected }
							/>
						) }
						{ live &&
							place.album !== '0' &&
							! answered?.breadcrumb && (
								<Button
									__next40pxDefaultSize
									variant="secondary"
									onClick={ () => onAlbum( '0' ) }
								>
									{ __(
										'Back to the first level',
										'vitrine'
									) }
								</Button>
							) }
						{ live && ! answered && loading && <Spinner /> }
						{ live &&
							answered?.items.length === 0 &&
							! filtered &&
							! ( isSelected && answered.notice ) && (
								<Message
									status="info"
									message={ emptyMessage( attributes ) }
								/>
							) }
						{ answered &&
							( filtered || answered.items.length > 0 ) && (
								<Canvas
									view={ answered }
									selected={ isSelected ? selected : -1 }
									movable={ movable }
									onSelect={ setSelected }
									onOpen={ onOpen }
									onAlbum={ onAlbum }
									onPage={ onPage }
									onFilter={ onFilter }
									onMove={ onMove }
									onRemove={ onRemove }
									onSize={ onSize }
								/>
							) }
					</>
				) }
			</div>
		</>
	);
}

function emptyMessage( { source }: GalleryAttributes ): string {
	switch ( source ) {
		case 'attached':
			return __(
				'Nothing has been uploaded to this post yet.',
				'vitrine'
			);
		case 'albums':
			return __(
				'There are no albums with pictures below this one. “An album” shows the pictures of one.',
				'vitrine'
			);
		case 'urls':
			return __(
				'Write addresses of pictures or videos into the panel Content.',
				'vitrine'
			);
		default:
			return __( 'There are no pictures here yet.', 'vitrine' );
	}
}

interface DetailsProps {
	/** Of a panel that can be closed; without it, there is none. */
	title: string | undefined;
	item: CanvasItem;
	attributes: GalleryAttributes;
	/** Place in the block's own items, -1 = they are not the block's. */
	index: number;
	onChange: ( changes: Partial< StoredItem > ) => void;
	onSaved: () => void;
}

/**
 * Details of the selected picture, stored where the picture comes from.
 *
 * @param props            What to show.
 * @param props.title      Of a panel that can be closed.
 * @param props.item       What the gallery shows.
 * @param props.attributes What the block stores.
 * @param props.index      Place in the block's own items.
 * @param props.onChange   Receives changes of the block's own items.
 * @param props.onSaved    Is called when the media library has changed.
 */
function Details( {
	title,
	item,
	attributes,
	index,
	onChange,
	onSaved,
}: DetailsProps ) {
	if ( item.kind !== 'image' || attributes.sample ) {
		return null;
	}
	if ( index >= 0 ) {
		return (
			<ItemDetails
				key={ item.id }
				title={ title }
				item={ item }
				details={ attributes.items[ index ] ?? {} }
				onChange={ onChange }
			/>
		);
	}
	// What a provider says is not ours to change.
	return attributes.source !== 'provider' && /^\d+$/.test( item.id ) ? (
		<LibraryDetails
			key={ item.id }
			title={ title }
			item={ item }
			descriptionFrom={ attributes.descriptionFrom }
			titleFrom={ attributes.titleFrom }
			onSaved={ onSaved }
		/>
	) : null;
}
