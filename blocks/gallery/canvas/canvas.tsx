import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type {
	CSSProperties,
	DragEvent,
	FormEvent,
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
} from '../../../frontend/render/gallery';
import type { Layout, SizeClass } from '../../../frontend/render/gallery';
import type { TagChoice } from '../../../frontend/render/gallery/types';
import { layoutOf, rangeOf, ratiosOf } from './canvas-view';
import { galleryStrings } from './strings';
import { useCanvas } from './use-canvas';
import type { Place, Preview } from './use-preview';

interface CanvasProps {
	view: Preview;
	/** Index of the selected tile, -1 = none. */
	selected: number;
	/** Whether tiles can be moved that have a place. */
	movable: boolean;
	/** Whether pictures can be removed. */
	removable: boolean;
	onSelect: ( index: number ) => void;
	onOpen: ( index: number ) => void;
	onAlbum: ( album: string ) => void;
	onPage: ( page: number ) => void;
	onFilter: ( filter: Pick< Place, 'tags' | 'match' | 'search' > ) => void;
	onMove: ( from: number, to: number ) => void;
	onRemove: ( index: number ) => void;
	/** Says what the canvas shows now and up to which tile. */
	onSize: ( size: SizeClass, end: number ) => void;
}

/** What a dragged tile is called; nobody else takes it. */
const DRAGGED = 'application/x-vitrine-tile';

/** Where a dragged tile would land: beside another. */
interface Gap {
	index: number;
	/** Side of the tile on the screen. */
	side: 'left' | 'right';
	/** Whether it is behind the tile, in the order of reading. */
	after: boolean;
}

const tileOf = ( target: EventTarget ): HTMLElement | null =>
	( target as Element ).closest< HTMLElement >( '[data-index]' );

const indexOf = ( target: EventTarget ): number =>
	Number( tileOf( target )?.dataset[ 'index' ] ?? -1 );

/**
 * The nearer side of the tile that is pointed at.
 *
 * @param event A drag.
 */
function gapAt( { target, clientX }: DragEvent ): Gap | null {
	const tile = tileOf( target );
	if ( ! tile ) {
		return null;
	}
	const { left, width } = tile.getBoundingClientRect();
	const side = clientX < left + width / 2 ? 'left' : 'right';
	const rtl =
		tile.ownerDocument.defaultView?.getComputedStyle( tile ).direction ===
		'rtl';
	return {
		index: indexOf( target ),
		side,
		after: ( side === 'right' ) !== rtl,
	};
}

/**
 * The gallery as visitors see it, laid out for the width of the canvas. Nothing in it leads away: a click selects a tile; crumbs, pages, filter and search work within the canvas.
 *
 * @param props What to show, and what to do.
 */
export const Canvas = memo( GalleryCanvas );

function GalleryCanvas( props: CanvasProps ) {
	const { view, selected, removable, onSize } = props;
	const [ frame, setFrame ] = useState< HTMLElement | null >( null );
	const [ target, setTarget ] = useState< Gap | null >( null );
	const focusNext = useRef( -1 );
	const size = useCanvas( frame );
	const sizeClass = sizeClassOf(
		( view.sizesBy === 'window' ? size.window : size.width ) || 1220
	);
	const settings = layoutOf( view, sizeClass );
	const width = nominalWidth( stepOf( size.width || 1220 ) );
	const { layout, count, before } = useMemo( () => {
		const page = rangeOf( view, settings, width );
		const isPage = page.first > 0 || page.goesOn;
		const ratios = isPage
			? ratiosOf( view ).slice( page.first, page.end )
			: ratiosOf( view );
		const lay = ( shapes: number[] ) =>
			layoutTiles(
				shapes,
				page.goesOn ? { ...settings, lastRow: 'fill' } : settings,
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
			/** Items that are on the page before. */
			before: page.first,
		};
	}, [ view, settings, width ] );
	const range = windowOf( layout, size.top, size.bottom, size.width || 1220 );
	const end = Math.min( range.end, count );
	const shown = useMemo(
		() => ( {
			...view,
			first: view.first + before + range.first,
			items: view.items.slice( before + range.first, before + end ),
		} ),
		[ view, before, range.first, end ]
	);
	const words = useMemo( () => galleryStrings(), [] );

	useEffect(
		() => onSize( sizeClass, before + range.end ),
		[ onSize, sizeClass, before, range.end ]
	);

	// The tile that had the focus is gone: the one in its place has it now.
	useEffect( () => {
		const index = Math.min(
			focusNext.current,
			view.first + view.items.length - 1
		);
		if ( frame && focusNext.current >= 0 ) {
			focusNext.current = -1;
			frame
				.querySelector< HTMLElement >(
					`[data-index="${ index }"] .${ part( 'link' ) }`
				)
				?.focus();
		}
	}, [ frame, view ] );

	// A field that was typed into forgets it with the choice it belongs to.
	useEffect( () => {
		const field = frame
			?.closest( '.vitrine-gallery-canvas' )
			?.querySelector< HTMLInputElement >( `.${ part( 'field' ) }` );
		if ( field ) {
			field.value = view.search ?? '';
		}
	}, [ frame, view.search, view.album.id ] );

	const tags = ( view.filter?.tags ?? [] ).flatMap( ( tag ) =>
		tag.selected ? [ tag.name ] : []
	);
	const operator = view.filter?.operator ?? 'or';
	const onSubmit = ( event: FormEvent ) => {
		event.preventDefault();
		const { names } = view;
		const form = new FormData( event.target as HTMLFormElement );
		props.onFilter( {
			tags,
			match:
				( form.get( names.match ) ?? operator ) === 'and'
					? 'and'
					: 'or',
			search: String( form.get( names.search ) ?? '' ).trim(),
		} );
	};
	const onTag = ( { name, selected: isChosen }: TagChoice ) => {
		const others = tags.filter( ( tag ) => tag !== name );
		let next = [ ...others, name ];
		if ( isChosen ) {
			next = others;
		} else if ( view.filter?.mode === 'single' ) {
			next = [ name ];
		}
		props.onFilter( {
			tags: next,
			match: operator,
			search: view.search ?? '',
		} );
	};
	const onClick = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest(
			'a,button,input,form'
		);
		// A button of the form submits it; that leads nowhere, either.
		if ( link && ! link.classList.contains( part( 'submit' ) ) ) {
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
		const tag = link?.classList.contains( part( 'tag' ) )
			? view.filter?.tags.find( ( { url } ) => url === address )
			: undefined;
		if ( tag ) {
			onTag( tag );
		} else if ( crumb && link?.closest( `.${ part( 'navigation' ) }` ) ) {
			props.onAlbum( crumb.id );
		} else if ( link?.classList.contains( part( 'up' ) ) ) {
			props.onAlbum( view.breadcrumb?.at( -2 )?.id ?? '0' );
		} else if ( page ) {
			props.onPage( page.number );
		}
	};
	const tileIn = ( index: number ) => view.items[ index - view.first ];
	const isMovable = ( index: number ) =>
		props.movable && tileIn( index )?.place !== undefined;
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
		if ( isMovable( index ) && event.shiftKey && step ) {
			event.preventDefault();
			event.stopPropagation();
			props.onMove( index - view.first, index - view.first + step );
		} else if (
			removable &&
			tileIn( index )?.kind === 'image' &&
			( event.key === 'Delete' || event.key === 'Backspace' )
		) {
			event.preventDefault();
			event.stopPropagation();
			focusNext.current = index;
			props.onRemove( index - view.first );
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			event.preventDefault();
			event.stopPropagation();
			props.onSelect( index - view.first );
		}
	};
	// In the capture phase, like clicks: WordPress's own listener on the block forbids every drag that begins within it, and its lists would show where a block would land.
	const drag = {
		onDragStartCapture: ( event: DragEvent ) => {
			const index = indexOf( event.target );
			event.stopPropagation();
			if ( ! isMovable( index ) ) {
				event.preventDefault();
				return;
			}
			event.dataTransfer.clearData();
			event.dataTransfer.setData( DRAGGED, String( index - view.first ) );
			event.dataTransfer.effectAllowed = 'move';
			props.onSelect( index - view.first );
		},
		onDragOverCapture: ( event: DragEvent ) => {
			if ( event.dataTransfer.types.includes( DRAGGED ) ) {
				event.preventDefault();
				event.stopPropagation();
				event.dataTransfer.dropEffect = 'move';
				const gap = gapAt( event );
				setTarget( ( former ) =>
					former?.index === gap?.index && former?.side === gap?.side
						? former
						: gap
				);
			}
		},
		onDragEndCapture: () => setTarget( null ),
		onDropCapture: ( event: DragEvent ) => {
			const from = event.dataTransfer.getData( DRAGGED );
			const gap = gapAt( event );
			setTarget( null );
			if ( from !== '' ) {
				event.preventDefault();
				event.stopPropagation();
				if ( gap ) {
					const to = gap.index + ( gap.after ? 1 : 0 ) - view.first;
					props.onMove(
						Number( from ),
						to > Number( from ) ? to - 1 : to
					);
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
			onSubmitCapture={ onSubmit }
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
						index - view.first - before,
						selected - before,
						target && target.index === index ? target.side : null
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
	side: Gap[ 'side' ] | null
): CSSProperties {
	return {
		...( tileProperties( layout, place ) as CSSProperties ),
		...( place === selected && {
			outline: '3px solid var(--wp-admin-theme-color, #3858e9)',
			outlineOffset: '-3px',
			zIndex: 1,
		} ),
		...( side && {
			boxShadow: `${ side === 'left' ? -4 : 4 }px 0 0 var(--wp-admin-theme-color, #3858e9)`,
			zIndex: 1,
		} ),
	};
}
