import { useEffect, useState } from 'react';

/** What the canvas sees, in px. */
export interface CanvasSize {
	/** Of the element. */
	width: number;
	/** Of the window that the canvas is. */
	window: number;
	/** Part of the element that is on the screen, from its top. */
	top: number;
	bottom: number;
}

/** Beyond the screen, so that scrolling shows no gaps. */
const MARGIN = 600;

/** Distance by which the window moves: not for every pixel. */
const STEP = 200;

const NOTHING: CanvasSize = { width: 0, window: 0, top: 0, bottom: 2000 };

const measure = ( element: HTMLElement ): CanvasSize => {
	const view = element.ownerDocument.defaultView ?? window;
	const box = element.getBoundingClientRect();
	const top = Math.floor( ( -box.top - MARGIN ) / STEP ) * STEP;
	return {
		width: box.width,
		window: view.innerWidth,
		top,
		bottom:
			Math.ceil( ( view.innerHeight - box.top + MARGIN ) / STEP ) * STEP,
	};
};

/**
 * Measures an element in the canvas whenever it, its window or the scroll position changes.
 *
 * @param element The element.
 */
export function useCanvas( element: HTMLElement | null ): CanvasSize {
	const [ size, setSize ] = useState( NOTHING );
	useEffect( () => {
		if ( ! element ) {
			return;
		}
		const page = element.ownerDocument;
		let asked = 0;
		const update = () => {
			asked = 0;
			const next = measure( element );
			setSize( ( former ) =>
				( Object.keys( next ) as ( keyof CanvasSize )[] ).every(
					( name ) => next[ name ] === former[ name ]
				)
					? former
					: next
			);
		};
		const ask = () => {
			asked ||= requestAnimationFrame( update );
		};
		const observer = new ResizeObserver( ask );
		observer.observe( element );
		// Whatever scrolls: the canvas itself, or a pane around it.
		page.addEventListener( 'scroll', ask, {
			capture: true,
			passive: true,
		} );
		page.defaultView?.addEventListener( 'resize', ask );
		update();
		return () => {
			cancelAnimationFrame( asked );
			observer.disconnect();
			page.removeEventListener( 'scroll', ask, { capture: true } );
			page.defaultView?.removeEventListener( 'resize', ask );
		};
	}, [ element ] );
	return size;
}
