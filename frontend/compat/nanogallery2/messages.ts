/** What is said of a gallery that was taken over: in its console area and in the browser's console (specification §8). */

/**
 * Says something, once: what fails at every move of the mouse is no news.
 *
 * @param element The gallery's element.
 * @param message What.
 */
export function say( element: HTMLElement, message: string ): void {
	const area =
		element.querySelector( '.wp-block-vitrine-gallery__console' ) ??
		element.appendChild( makeConsole() );
	const isSaid = [ ...area.children ].some(
		( { textContent } ) => textContent === message
	);
	if ( isSaid ) {
		return;
	}
	const line = document.createElement( 'p' );
	line.textContent = message;
	area.append( line );
	// eslint-disable-next-line no-console -- specification §8.
	console.warn( message );
}

function makeConsole(): HTMLElement {
	const area = document.createElement( 'div' );
	area.className = 'wp-block-vitrine-gallery__console';
	area.setAttribute( 'role', 'alert' );
	return area;
}
