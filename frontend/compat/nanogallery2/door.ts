/** The jQuery door: `$( element ).nanogallery2( options )` and `.nanogallery2( command, … )`, only where the page has jQuery (specification §7). */
import { gallery } from '@vitrine/gallery';
import type { Gallery } from '@vitrine/gallery';

type Plugin = ( this: ArrayLike< HTMLElement >, ...call: unknown[] ) => unknown;

interface JQuery {
	( element: Element | Element[] ): { trigger: ( event: string ) => unknown };
	fn: Record< string, unknown >;
}

const COMMANDS = [
	'displayItem',
	'search',
	'search2',
	'search2Execute',
	'refresh',
	'resize',
	'instance',
	'data',
	'reload',
	'itemsSelectedGet',
	'itemsSetSelectedValue',
	'destroy',
	'shoppingCartGet',
	'shoppingCartUpdate',
	'shoppingCartRemove',
	'closeViewer',
	'minimizeToolbar',
	'maximizeToolbar',
	'paginationPreviousPage',
	'paginationNextPage',
	'paginationGotoPage',
	'paginationCountPages',
];

/** What `option` calls what the original has other names for. */
const OPTIONS: Record< string, string > = {
	thumbnailSelectable: 'selectable',
	galleryDisplayMode: 'mode',
	galleryMaxRows: 'maxRows',
	galleryDisplayMoreStep: 'moreStep',
	thumbnailWidth: 'width',
	thumbnailHeight: 'height',
	thumbnailGutterWidth: 'gutterWidth',
	thumbnailGutterHeight: 'gutterHeight',
	thumbnailAlignment: 'alignment',
	thumbnailOpenInLightox: 'openImage',
	thumbnailOpenOriginal: 'openOriginal',
	thumbnailAlbumDisplayImage: 'displayImageOnAlbum',
	slideshowDelay: 'viewer.slideshowDelay',
	slideshowAutoStart: 'viewer.slideshowAutoStart',
	imageTransition: 'viewer.transition',
	viewerZoom: 'viewer.zoom',
	viewerTheme: 'viewer.theme',
	viewerHideToolsDelay: 'viewer.hideToolsDelay',
};

/** The page's jQuery, if there is one. */
export function jQueryOf( page: Window ): JQuery | null {
	const { jQuery } = page as { jQuery?: Partial< JQuery > };
	return jQuery?.fn ? ( jQuery as JQuery ) : null;
}

/**
 * Puts the door into a page's jQuery.
 *
 * @param jQuery   The page's.
 * @param takeOver Makes a gallery of an element and options.
 */
export function openDoor(
	jQuery: JQuery,
	takeOver: (
		element: HTMLElement,
		options: Record< string, unknown >
	) => void
): void {
	const plugin: Plugin = function ( first, ...rest ) {
		const elements = Array.from( this );
		if ( typeof first !== 'string' ) {
			for ( const element of elements ) {
				takeOver( element, Object( first ) );
			}
			return this;
		}
		const answers = elements.flatMap( ( element ) => {
			const subject = gallery( element );
			return subject ? [ run( subject, first, rest ) ] : [];
		} );
		return answers.length > 0 && answers[ 0 ] !== undefined
			? answers[ 0 ]
			: this;
	};
	jQuery.fn[ 'nanogallery2' ] = plugin;
}

/**
 * Runs a command; unknown ones are ignored.
 *
 * @param subject The gallery.
 * @param name    Of the command.
 * @param values  What it is given.
 */
function run( subject: Gallery, name: string, values: unknown[] ): unknown {
	if ( name === 'option' ) {
		const [ option, value ] = values;
		const own = Object.hasOwn( OPTIONS, String( option ) )
			? OPTIONS[ String( option ) ]!
			: String( option );
		return values.length > 1
			? subject.optionSet( own, value )
			: subject.optionGet( own );
	}
	if ( ! COMMANDS.includes( name ) ) {
		return undefined;
	}
	const command = subject[ name as keyof Gallery ] as (
		...given: unknown[]
	) => unknown;
	return command.apply( subject, values );
}
