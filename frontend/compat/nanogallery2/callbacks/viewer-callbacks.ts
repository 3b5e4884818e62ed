/** Functions of a page that fill what the viewer shows: custom tools and the information. */
import { plainHtml } from '../items/plain-html';
import type { Callback } from './types';

const VIEWER = 'dialog.vitrine-viewer';
const PANEL = '.vitrine-viewer__panel';
const INFO = '.vitrine-viewer__info';

/** Names of the options that are honored here. */
const VIEWER_CALLBACKS = [
	'fnImgToolbarCustInit',
	'fnImgToolbarCustDisplay',
	'fnPopupMediaInfo',
];

interface Filled {
	/** The wrapper, which fires the viewer's events. */
	element: HTMLElement;
	/** By the name of their option; functions only. */
	callbacks: Record< string, Callback >;
	/** What the viewer shows, as the original's items are. */
	item: ( id: string ) => unknown;
	/** Elements as the page's jQuery has them. */
	wrap: ( elements: Element[] ) => unknown;
	/** Reports a mistake of the page's function and goes on. */
	run: ( callback: () => unknown ) => unknown;
}

/**
 * The functions that are honored here.
 *
 * @param callbacks By the name of their option.
 */
export function viewerCallbacks(
	callbacks: Record< string, unknown >
): Record< string, Callback > {
	return Object.fromEntries(
		VIEWER_CALLBACKS.flatMap( ( name ) => {
			const callback = callbacks[ name ];
			return typeof callback === 'function'
				? [ [ name, callback as Callback ] ]
				: [];
		} )
	);
}

/**
 * Calls them while the viewer is open.
 *
 * @param filled Who is called, and with what.
 */
export function fillViewer( filled: Filled ): void {
	const { element, callbacks, item, wrap, run } = filled;
	const init = callbacks[ 'fnImgToolbarCustInit' ];
	const display = callbacks[ 'fnImgToolbarCustDisplay' ];
	const describe = callbacks[ 'fnPopupMediaInfo' ];
	/** What has been filled; drawn anew, it is another element. */
	const filledIn = new WeakSet< Element >();
	let id = '';

	const tools = () => [
		...document.querySelectorAll< HTMLElement >(
			`${ VIEWER } button[class*=" is-custom"]`
		),
	];
	const show = () => {
		if ( display && tools().length > 0 ) {
			run( () => display( wrap( tools() ), item( id ) ) );
		}
	};
	const fill = () => {
		const fresh = tools().filter( ( tool ) => ! filledIn.has( tool ) );
		for ( const tool of fresh ) {
			filledIn.add( tool );
			const html = init && run( () => init( tool.title ) );
			if ( typeof html === 'string' && html ) {
				tool.replaceChildren( plainHtml( html ) );
			}
		}
		if ( fresh.length > 0 ) {
			show();
		}
		const info = document.querySelector( `${ VIEWER } ${ INFO }` );
		if ( describe && info && ! filledIn.has( info ) ) {
			filledIn.add( info );
			const title = info.closest( PANEL )?.querySelector( 'h2' );
			const said = Object(
				run( () =>
					describe( item( id ), title?.textContent, info.innerHTML )
				)
			);
			if ( title && typeof said.title === 'string' ) {
				title.textContent = plainHtml( said.title ).textContent;
			}
			if ( typeof said.content === 'string' ) {
				info.replaceChildren( plainHtml( said.content ) );
			}
		}
	};

	const observer = new MutationObserver( fill );
	const heard = ( name: string, listener: ( id: string ) => void ) =>
		element.addEventListener( `vitrine:gallery:${ name }`, ( happened ) =>
			listener( String( ( happened as CustomEvent ).detail?.id ?? '' ) )
		);
	heard( 'open', ( shown ) => {
		id = shown;
		const options = { childList: true, subtree: true };
		observer.observe( document.body, options );
		fill();
	} );
	heard( 'change', ( shown ) => {
		id = shown;
		show();
	} );
	heard( 'close', () => observer.disconnect() );
}
