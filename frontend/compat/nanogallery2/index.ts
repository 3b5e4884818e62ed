/**
 * `@vitrine/nanogallery2`: pages with nanogallery2's markup keep working where its script is gone. Where it is there, nothing happens.
 */
import { goTo } from '../../core/links/go-to';
import { jQueryOf, openDoor, originalIn } from './door';

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
	if ( originalIn( jQueryOf( page ) ) ) {
		return;
	}
	let loaded: Awaited< ReturnType< typeof load > > | undefined;
	const take = async (
		element: HTMLElement,
		options: Record< string, unknown > | null = null
	) => {
		loaded = await load();
		return loaded.takeOver( element, options );
	};
	const waiting = new Map< HTMLElement, Promise< unknown > >();
	for ( const element of page.document.querySelectorAll< HTMLElement >(
		SELECTOR
	) ) {
		waiting.set(
			element,
			take( element ).finally( () => waiting.delete( element ) )
		);
	}
	const open = () => {
		const jQuery = jQueryOf( page );
		if ( jQuery && ! isOpen && ! originalIn( jQuery ) ) {
			isOpen = true;
			openDoor(
				jQuery,
				{
					takeOver: take,
					commands: ( element ) => loaded?.commandsOf( element ),
				},
				waiting
			);
		}
	};
	let isOpen = false;
	open();
	// Where jQuery comes late.
	page.addEventListener( 'DOMContentLoaded', open );
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
