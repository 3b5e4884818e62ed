/**
 * `@vitrine/nanogallery2`: pages with nanogallery2's markup keep working where its script is gone. Where it is there, nothing happens.
 */
import { goTo } from '@vitrine/frontend';
import { jQueryOf, openDoor } from './door';

/** Twin: markup.ts, which is fetched when there is something to take over. */
const SELECTOR = '[data-nanogallery2],[data-nanogallery2-options]';

const LIGHTBOX = '[data-nanogallery2-lightbox]';

const load = () =>
	import( /* webpackChunkName: "chunks/nanogallery2" */ './takeover' );

/**
 * Takes a page over.
 *
 * @param page Its window.
 */
export function start( page: Window ): void {
	const jQuery = jQueryOf( page );
	if ( jQuery?.fn[ 'nanogallery2' ] ) {
		return;
	}
	const take = async (
		element: HTMLElement,
		options: Record< string, unknown > | null = null
	) => {
		( await load() ).takeOver( element, options );
	};
	if ( jQuery ) {
		openDoor( jQuery, ( element, options ) => {
			take( element, options );
		} );
	}
	for ( const element of page.document.querySelectorAll< HTMLElement >(
		SELECTOR
	) ) {
		take( element );
	}
	page.document.addEventListener( 'click', ( event ) => {
		const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
		const element =
			target instanceof Element &&
			target.closest< HTMLElement >( LIGHTBOX );
		const isPlain =
			button === 0 && ! ( ctrlKey || metaKey || shiftKey || altKey );
		if ( element && isPlain && ! event.defaultPrevented ) {
			event.preventDefault();
			import(
				/* webpackChunkName: "chunks/nanogallery2-lightbox" */ './lightbox'
			)
				.then( ( { openLightbox } ) => openLightbox( element ) )
				.catch( () => {
					if ( element instanceof HTMLAnchorElement ) {
						goTo( element.href );
					}
				} );
		}
	} );
}

start( window );
