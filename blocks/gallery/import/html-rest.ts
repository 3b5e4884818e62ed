import { SELECTOR } from '../../../frontend/compat/nanogallery2/items/markup';
import { parseHtml } from './parse-html';

/** The element that a script makes a gallery. */
const CALLED = /["']#([\w-]+)["']\s*\)\s*\.nanogallery2\b/g;

/** The original itself, which is needed no more. */
const LIBRARY = /nanogallery2|jquery/i;

/** What is there without text. */
const SILENT =
	'img,picture,video,audio,iframe,object,embed,svg,canvas,hr,input,script,link';

/**
 * Whether there is something besides galleries of nanogallery2.
 *
 * @param html HTML.
 */
export function hasMore( html: string ): boolean {
	const root = parseHtml( html ).documentElement;
	const called = [ ...html.matchAll( CALLED ) ].map(
		( [ , id ] ) => `[id="${ id }"]`
	);
	const galleries = [
		...root.querySelectorAll( [ SELECTOR, ...called ].join() ),
	];
	// A script that names no element takes all links.
	const taken =
		galleries.length > 0 ? galleries : root.querySelectorAll( 'a' );
	taken.forEach( ( element ) => element.remove() );
	for ( const part of root.querySelectorAll( 'script,link' ) ) {
		const address =
			part.getAttribute( 'src' ) ?? part.getAttribute( 'href' ) ?? '';
		if (
			LIBRARY.test( address ) ||
			part.textContent.includes( '.nanogallery2' )
		) {
			part.remove();
		}
	}
	return (
		root.textContent.trim() !== '' || root.querySelector( SILENT ) !== null
	);
}
