import type { BlockEditProps } from '@wordpress/blocks';
import { useCallback, useMemo } from 'react';
import { levelSettings } from '../../../frontend/render/gallery';
import { withAlbumChanges } from '../albums/album-changes';
import { useAlbum } from '../albums/use-album';
import { canvasView, isOwn } from '../canvas/canvas-view';
import { sampleView } from '../canvas/sample';
import {
	isFiltered,
	isPagedMode,
	SLICE,
	useLibraryVersion,
	usePreview,
} from '../canvas/use-preview';
import type { GalleryAttributes } from '../gallery-attributes';
import { useItems } from '../items/use-items';
import { useDrop } from '../uploads/use-drop';
import { useCanvasNavigation } from './use-canvas-navigation';

type Navigation = ReturnType< typeof useCanvasNavigation >;

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
 * What the canvas shows: what the site answers with changes that it does not know of yet, or samples.
 *
 * @param attributes What the block stores.
 * @param post       Post that the block is in, 0 = none.
 * @param navigation Where somebody is in it.
 */
function useView(
	attributes: GalleryAttributes,
	post: number,
	{ place, wanted, setSelected }: Navigation
) {
	const { sample } = attributes;
	const empty = isEmpty( attributes );
	const isRoot = place.album === '0';
	const { mode } = levelSettings( attributes, isRoot );
	const version = useLibraryVersion();
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
	album.shown.current = view;
	return { empty, isRoot, state, album, view };
}

/**
 * The gallery that is edited: where somebody is in it, what is shown, and whatever changes it.
 *
 * @param attributes    What the block stores.
 * @param setAttributes Changes it.
 * @param isSelected    Whether the block is selected.
 * @param post          Post that the block is in, 0 = none.
 */
export function useGallery(
	attributes: GalleryAttributes,
	setAttributes: BlockEditProps< GalleryAttributes >[ 'setAttributes' ],
	isSelected: boolean,
	post: number
) {
	const navigation = useCanvasNavigation( attributes, isSelected );
	const { place, selected, setSelected, onAlbum } = navigation;
	const items = useItems( attributes, setAttributes, post, setSelected );
	const shown = useView( attributes, post, navigation );
	const { album, empty, isRoot, view } = shown;
	const { sample } = attributes;
	items.shown.current = view?.items ?? [];
	const own = isOwn( attributes ) && isRoot;
	const library = own || sample ? undefined : view?.libraryAlbum;
	const orderable =
		! sample && ! isFiltered( place ) && attributes.sorting === '';
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
	const item = view?.items[ selected ];
	const { onMove, onPlace, onRemove } = library ? album : items;
	return {
		...navigation,
		...shown,
		items,
		drop,
		/** Whether the tiles are the block's own items. */
		own,
		/** The album of the media library that is shown. */
		library,
		movable: orderable && ( own || !! library?.mayArrange ),
		removable: library ? library.mayAdd : own && orderable,
		/** The selected tile. */
		item,
		/** Its place among the block's items. */
		index: own ? ( item?.place ?? selected ) : selected,
		onMove,
		onPlace,
		onRemove,
		onOpen: useCallback(
			( at: number ) => {
				const tile = view?.items[ at ];
				if ( tile?.kind === 'album' || tile?.kind === 'albumUp' ) {
					onAlbum( tile.id );
				}
			},
			[ view?.items, onAlbum ]
		),
	};
}

export type EditedGallery = ReturnType< typeof useGallery >;
