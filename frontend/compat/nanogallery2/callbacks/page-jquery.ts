/** Elements and events in the page's own jQuery. */
import { jQueryOf } from '../door';
import { callSafely } from './safe-call';

/** Elements as the page's jQuery has them. */
export function wrapAll( elements: Element[] ): unknown {
	const jQuery = jQueryOf( window );
	return jQuery ? jQuery( elements ) : elements;
}

/** An element as the page's jQuery has it. */
export function wrap( element: Element | null | undefined ): unknown {
	const jQuery = jQueryOf( window );
	return jQuery && element ? jQuery( element ) : element;
}

/** Fires an event of the original's, heard as `NAME.nanogallery2`. */
export function fire( element: HTMLElement, name: string ): void {
	callSafely( () =>
		jQueryOf( window )?.( element ).trigger( `${ name }.nanogallery2` )
	);
}
