import { listen } from '../core/listen';
import type { Context } from './context';

const BLOCK = 'wp-block-vitrine-gallery__';

/**
 * Puts words in the place of a picture whose file is broken: Safari shows a sign of its own, and nothing that a style sheet adds to it.
 *
 * @param context         The gallery.
 * @param context.element Where pictures are, those that come later, too.
 * @param context.signal  Ends it.
 */
export function replaceBrokenImages( { element, signal }: Context ): void {
	const replace = ( image: EventTarget | null ) => {
		if (
			image instanceof HTMLImageElement &&
			image.className === `${ BLOCK }image` &&
			! image.hidden
		) {
			const words = document.createElement( 'span' );
			words.className = `${ BLOCK }broken`;
			words.append( image.alt );
			image.before( words );
			// The viewer learns from it what the tile shows.
			image.hidden = true;
			signal.addEventListener( 'abort', () => {
				words.remove();
				image.hidden = false;
			} );
		}
	};
	listen( 'error', ( { target } ) => replace( target ), signal, element );
	for ( const image of element.querySelectorAll( 'img' ) ) {
		// A drawing without a size has no width either.
		if ( image.complete && ! image.naturalWidth ) {
			image.decode().catch( () => replace( image ) );
		}
	}
}
