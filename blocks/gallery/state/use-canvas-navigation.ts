import { useCallback, useEffect, useState } from 'react';
import type { GalleryAttributes } from '../gallery-attributes';
import { isFiltered, ROOT, SLICE } from '../canvas/use-preview';
import type { Place } from '../canvas/use-preview';

/**
 * Where somebody is in the gallery while they edit it, and which tile they have selected.
 *
 * @param attributes What the block stores.
 * @param isSelected Whether the block is selected.
 */
export function useCanvasNavigation(
	attributes: GalleryAttributes,
	isSelected: boolean
) {
	const [ place, setPlace ] = useState( ROOT );
	const [ selected, setSelected ] = useState( -1 );
	const [ wanted, setWanted ] = useState( SLICE );

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
	const onReach = useCallback(
		( end: number ) => setWanted( ( former ) => Math.max( former, end ) ),
		[]
	);
	return {
		place,
		/** Index of the selected tile, -1 = none. */
		selected,
		setSelected,
		/** Up to which tile the canvas shows the album. */
		wanted,
		onAlbum,
		onPage,
		onFilter,
		onReach,
	};
}
