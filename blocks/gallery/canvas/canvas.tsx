import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
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
import type { Layout } from '../../../frontend/render/gallery';
import type { LayoutSettings } from '../../../frontend/render/gallery/types';
import { clickOf, indexOf, keysOf, submitOf } from './canvas-events';
import type { CanvasProps } from './canvas-events';
import { layoutOf, rangeOf, ratiosOf } from './canvas-view';
import { galleryStrings } from './strings';
import { useCanvas } from './use-canvas';
import type { Preview } from './use-preview';
import { useTileDrag } from './use-tile-drag';
import type { Gap } from './use-tile-drag';

/**
 * The gallery as visitors see it, laid out for the width of the canvas. Nothing in it leads away: a click selects a tile; crumbs, pages, filter and search work within the canvas.
 *
 * @param props What to show, and what to do.
 */
export const Canvas = memo( GalleryCanvas );

function GalleryCanvas( props: CanvasProps ) {
	const { view, selected, onSize } = props;
	const [ frame, setFrame ] = useState< HTMLElement | null >( null );
	const size = useCanvas( frame );
	const sizeClass = sizeClassOf(
		( view.sizesBy === 'window' ? size.window : size.width ) || 1220
	);
	const settings = layoutOf( view, sizeClass );
	const { layout, count, before } = useLayout(
		view,
		settings,
		nominalWidth( stepOf( size.width || 1220 ) )
	);
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
	const focusInPlaceOf = useTileFocus( frame, view );
	useSearchField( frame, view );
	const { target, listeners } = useTileDrag( props );

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
			onClickCapture={ clickOf( props ) }
			onDoubleClick={ ( event ) => {
				const index = indexOf( event.target );
				if ( index >= 0 ) {
					props.onOpen( index - view.first );
				}
			} }
			onSubmitCapture={ submitOf( props ) }
			onKeyDownCapture={ keysOf( props, focusInPlaceOf ) }
			{ ...listeners }
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

/**
 * The tiles of the page that is shown, and where they are.
 *
 * @param view     The gallery.
 * @param settings Of its layout.
 * @param width    Of the gallery, in pixels.
 */
function useLayout( view: Preview, settings: LayoutSettings, width: number ) {
	return useMemo( () => {
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
}

/**
 * The focus of a tile that is removed goes to the one that takes its place.
 *
 * @param frame Element of the tiles.
 * @param view  The gallery.
 * @return What to call before a tile is removed, with its index.
 */
function useTileFocus( frame: HTMLElement | null, view: Preview ) {
	const focusNext = useRef( -1 );
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

	return ( index: number ) => {
		focusNext.current = index;
	};
}

/**
 * A field that was typed into forgets it with the choice it belongs to.
 *
 * @param frame Element of the tiles.
 * @param view  The gallery.
 */
function useSearchField( frame: HTMLElement | null, view: Preview ): void {
	useEffect( () => {
		const field = frame
			?.closest( '.vitrine-gallery-canvas' )
			?.querySelector< HTMLInputElement >( `.${ part( 'field' ) }` );
		if ( field ) {
			field.value = view.search ?? '';
		}
	}, [ frame, view.search, view.album.id ] );
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
