import { memo, useEffect, useMemo, useState } from 'react';
import type {
	CSSProperties,
	DragEvent,
	KeyboardEvent,
	MouseEvent,
} from 'react';
import {
	Gallery,
	labelHeight,
	layoutTiles,
	listProperties,
	nominalWidth,
	pageStarts,
	part,
	sizeClassOf,
	stepOf,
	tileProperties,
	windowOf,
} from '../../frontend/render/gallery';
import type { Layout, SizeClass } from '../../frontend/render/gallery';
import { layoutOf, ratiosOf } from './canvas-view';
import { galleryWords } from './words';
import { useCanvas } from './use-canvas';
import type { Preview } from './use-preview';

interface CanvasProps {
	view: Preview;
	/** Index of the selected tile, -1 = none. */
	selected: number;
	/** Whether tiles can be moved. */
	movable: boolean;
	onSelect: ( index: number ) => void;
	onOpen: ( index: number ) => void;
	onAlbum: ( album: string ) => void;
	onPage: ( page: number ) => void;
	onMove: ( from: number, to: number ) => void;
	onRemove: ( index: number ) => void;
	/** Says what the canvas shows now and up to which tile. */
	onSize: ( size: SizeClass, end: number ) => void;
}

/** What a dragged tile is called; nobody else takes it. */
const DRAGGED = 'application/x-vitrine-tile';

const tileOf = ( target: EventTarget ): HTMLElement | null =>
	( target as Element ).closest< HTMLElement >( '[data-index]' );

const indexOf = ( target: EventTarget ): number =>
	Number( tileOf( target )?.dataset[ 'index' ] ?? -1 );

/**
 * The gallery as visitors see it, laid out for the width of the canvas. Nothing in it leads away: a click selects a tile, crumbs and pages turn within the canvas.
 *
 * @param props What to show, and what to do.
 */
export const Canvas = memo( GalleryCanvas );

function GalleryCanvas( props: CanvasProps ) {
	const { view, selected, movable, onSize } = props;
	const [ frame, setFrame ] = useState< HTMLElement | null >( null );
	const [ target, setTarget ] = useState( -1 );
	const size = useCanvas( frame );
	const sizeClass = sizeClassOf(
		( view.sizesBy === 'window' ? size.window : size.width ) || 1220
	);
	const settings = layoutOf( view, sizeClass );
	const width = nominalWidth( stepOf( size.width || 1220 ) );
	const { layout, count } = useMemo( () => {
		const ratios = Array.from( ratiosOf( view ) );
		const lay = ( shapes: number[] ) =>
			layoutTiles(
				shapes,
				settings,
				labelHeight( view.level.label ),
				width
			);
		const whole = lay( ratios );
		const end =
			view.level.mode === 'rows'
				? ( pageStarts( whole.rows, view.level.maxRows )[ 1 ] ??
					whole.visible )
				: whole.visible;
		return {
			layout: end < whole.visible ? lay( ratios.slice( 0, end ) ) : whole,
			count: end,
		};
	}, [ view, settings, width ] );
	const range = windowOf( layout, size.top, size.bottom, size.width || 1220 );
	const end = Math.min( range.end, count );
	const shown = useMemo(
		() => ( {
			...view,
			first: view.first + range.first,
			items: view.items.slice( range.first, end ),
		} ),
		[ view, range.first, end ]
	);
	const words = useMemo( () => galleryWords(), [] );

	useEffect(
		() => onSize( sizeClass, range.end ),
		[ onSize, sizeClass, range.end ]
	);

	const onClick = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest(
			'a,button,input,form'
		);
		if ( link ) {
			event.preventDefault();
		}
		const index = indexOf( event.target );
		if ( index >= 0 ) {
			props.onSelect( index - view.first );
			return;
		}
		const address = link?.getAttribute( 'href' );
		const crumb = view.breadcrumb?.find( ( { url } ) => url === address );
		const page = view.pages?.list.find( ( { url } ) => url === address );
		if ( crumb && link?.closest( `.${ part( 'navigation' ) }` ) ) {
			props.onAlbum( crumb.id );
		} else if ( link?.classList.contains( part( 'up' ) ) ) {
			props.onAlbum( view.breadcrumb?.at( -2 )?.id ?? '0' );
		} else if ( page ) {
			props.onPage( page.number );
		}
	};
	const onKeyDown = ( event: KeyboardEvent ) => {
		const index = indexOf( event.target );
		const step = {
			ArrowLeft: -1,
			ArrowUp: -1,
			ArrowRight: 1,
			ArrowDown: 1,
		}[ event.key ];
		if ( index < 0 ) {
			return;
		}
		if ( movable && event.shiftKey && step ) {
			event.preventDefault();
			event.stopPropagation();
			props.onMove( index - view.first, index - view.first + step );
		} else if (
			movable &&
			( event.key === 'Delete' || event.key === 'Backspace' )
		) {
			event.preventDefault();
			event.stopPropagation();
			props.onRemove( index - view.first );
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			event.stopPropagation();
			props.onSelect( index - view.first );
		}
	};
	const drag = {
		onDragStart: ( event: DragEvent ) => {
			const index = indexOf( event.target );
			event.stopPropagation();
			if ( ! movable || index < 0 ) {
				event.preventDefault();
				return;
			}
			event.dataTransfer.clearData();
			event.dataTransfer.setData( DRAGGED, String( index - view.first ) );
			event.dataTransfer.effectAllowed = 'move';
			props.onSelect( index - view.first );
		},
		onDragOver: ( event: DragEvent ) => {
			if ( event.dataTransfer.types.includes( DRAGGED ) ) {
				event.preventDefault();
				event.stopPropagation();
				event.dataTransfer.dropEffect = 'move';
				setTarget( indexOf( event.target ) );
			}
		},
		onDragEnd: () => setTarget( -1 ),
		onDrop: ( event: DragEvent ) => {
			const from = event.dataTransfer.getData( DRAGGED );
			const to = indexOf( event.target );
			setTarget( -1 );
			if ( from !== '' ) {
				event.preventDefault();
				event.stopPropagation();
				if ( to >= 0 ) {
					props.onMove( Number( from ), to - view.first );
				}
			}
		},
	};

	return (
		/* Its own elements have the roles; this only keeps links from leading away. */

		<div
			ref={ ( element ) =>
				setFrame(
					element?.querySelector< HTMLElement >(
						`.${ part( 'frame' ) }`
					) ?? null
				)
			}
			className="vitrine-gallery-canvas"
			onClickCapture={ onClick }
			onDoubleClick={ ( event ) => {
				const index = indexOf( event.target );
				if ( index >= 0 ) {
					props.onOpen( index - view.first );
				}
			} }
			onSubmitCapture={ ( event ) => event.preventDefault() }
			onKeyDownCapture={ onKeyDown }
			{ ...drag }
		>
			<Gallery
				view={ shown }
				words={ words }
				listStyle={
					listProperties(
						layout,
						settings,
						view.level.stacks
					) as CSSProperties
				}
				tileStyle={ ( index ) =>
					tileStyle(
						layout,
						index - view.first,
						selected,
						target - view.first
					)
				}
			/>
		</div>
	);
}

function tileStyle(
	layout: Layout,
	place: number,
	selected: number,
	target: number
): CSSProperties {
	return {
		...( tileProperties( layout, place ) as CSSProperties ),
		...( place === selected && {
			outline: '3px solid var(--wp-admin-theme-color, #3858e9)',
			outlineOffset: '-3px',
			zIndex: 1,
		} ),
		...( place === target && {
			boxShadow: '-4px 0 0 var(--wp-admin-theme-color, #3858e9)',
			zIndex: 1,
		} ),
	};
}
