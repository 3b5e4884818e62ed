import { fire } from './page-jquery';
import type { Detail, On } from './types';

/** Events of the original on the element, heard through the page's jQuery as `NAME.nanogallery2`. */
const ELEMENT_EVENTS: Record< string, readonly string[] > = {
	loading: [ 'galleryRenderStart' ],
	layout: [ 'galleryLayoutApplied' ],
	loaded: [
		'galleryObjectModelBuilt',
		'galleryLayoutApplied',
		'galleryRenderEnd',
		'galleryDisplayed',
	],
	page: [ 'pageChanged' ],
	select: [ 'itemSelected' ],
	deselect: [ 'itemUnSelected' ],
	cart: [ 'shoppingCartUpdated' ],
};

/**
 * Fires the original's events on the wrapper.
 *
 * @param element The wrapper.
 * @param on      Hears of the gallery.
 */
export function fireOriginals( element: HTMLElement, on: On ): void {
	for ( const [ event, names ] of Object.entries( ELEMENT_EVENTS ) ) {
		on( event, () => names.forEach( ( name ) => fire( element, name ) ) );
	}
	fireOfViewer( element, on );
}

/** Of the viewer, the original says which way it went. */
function fireOfViewer( element: HTMLElement, on: On ): void {
	let before = 0;
	const indexOf = ( happened: Event ) =>
		Number( ( happened as CustomEvent< Detail > ).detail[ 'index' ] );
	on( 'open', ( happened ) => {
		before = indexOf( happened );
		fire( element, 'lightboxImageDisplayed' );
	} );
	on( 'change', ( happened ) => {
		const now = indexOf( happened );
		// From the last to the first is forward.
		const isNext = now === before + 1 || ( now === 0 && before > 1 );
		before = now;
		fire( element, isNext ? 'lightboxNextImage' : 'lightboxPreviousImage' );
		fire( element, 'lightboxImageDisplayed' );
	} );
}
