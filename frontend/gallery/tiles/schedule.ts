import { SIZE_CLASSES } from '../../render/gallery/steps';
import type { Context } from '../context';

/**
 * Looks again before the next frame when the page is scrolled, the focus moves or a size changes.
 *
 * @param context The gallery.
 * @param look    What then.
 */
export function scheduleOf( { element, signal }: Context, look: () => void ) {
	let frame = 0;

	/** Looks again, once however often it is asked. */
	const schedule = () => {
		if ( ! frame && ! signal.aborted ) {
			frame = requestAnimationFrame( () => {
				frame = 0;
				look();
			} );
		}
	};
	const observer = new ResizeObserver( schedule );
	const options = { capture: true, passive: true, signal };
	document.addEventListener( 'scroll', schedule, options );
	element.addEventListener( 'focusin', schedule, options );
	for ( const { min } of SIZE_CLASSES.slice( 1 ) ) {
		// A window may pass from class to class while the container keeps its width.
		matchMedia( `(min-width: ${ min }px)` ).addEventListener(
			'change',
			schedule,
			options
		);
	}

	/** Watches the size of another element; an update that was scheduled is canceled. */
	const watch = ( container: Element | null ) => {
		cancelAnimationFrame( frame );
		frame = 0;
		observer.disconnect();
		if ( container ) {
			observer.observe( container );
		}
	};
	return [ schedule, watch ] as const;
}
