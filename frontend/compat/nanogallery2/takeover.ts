import { attach, gallery } from '@vitrine/gallery';
import type { Gallery, State } from '@vitrine/gallery';
import type { GalleryConfig } from '../../render/gallery/types';
import { wrapperClasses } from '../../render/gallery/wrapper';
import { callBack } from './callbacks/callbacks';
import { Commands } from './commands';
import { readerOf } from './items/connected';
import { drawIcons } from './effects/icons';
import { labelHeightIn, viewerProperties } from './effects/looks';
import {
	applyStyles,
	OWN_LOOK,
	sizesOf,
	supports,
} from './effects/page-styles';
import {
	importElement,
	importGallery,
	linksIn,
	optionsOf,
} from './items/markup';
import { report } from './messages';
import { PageSource } from './source/page-source';
import type { ImportedRuntime } from './types';

const START: State = { album: '0', page: 1, tags: [], match: '', search: '' };

/** The original's own words. */
const NO_MEDIA = 'error: no media to process.';

/** For who may edit the page. */
const NOT_THERE =
	'The provider connection has no images yet. See Settings → Vitrine.';

let counter = 0;

const taken = new WeakMap< HTMLElement, Commands >();

/** Which of the galleries of the page each is. */
const places = new WeakMap< HTMLElement, number >();
let last = 0;

/**
 * Which of the galleries of the page an element is, from 1: those of the server come first.
 *
 * @param element Is taken over, perhaps not for the first time.
 */
function placeOf( element: HTMLElement ): number {
	last ||= document.querySelectorAll( '.wp-block-vitrine-gallery' ).length;
	const place = places.get( element ) ?? ++last;
	places.set( element, place );
	return place;
}

/**
 * What answers the commands of an element.
 *
 * @param element The element.
 * @return Undefined = it was not taken over, not yet, or has been destroyed.
 */
export function commandsOf( element: HTMLElement ): Commands | undefined {
	const commands = taken.get( element );
	return ! commands?.gallery || gallery( element ) ? commands : undefined;
}

/**
 * Makes a gallery of an element with nanogallery2's markup, once the shapes of what it shows first are known.
 *
 * @param element The element.
 * @param options Options of a call, where there was one.
 * @return Undefined = there is nothing to show; the element says so.
 */
export async function takeOver(
	element: HTMLElement,
	options: Record< string, unknown > | null = null
): Promise< Gallery | undefined > {
	const page = document.baseURI;
	const { language } = window.navigator;
	const imported = options
		? importGallery( options, linksIn( element ), page, language )
		: importElement( element, page, language );
	element.id ||= `nanogallery2-${ ++counter }`;
	const { provider } = imported;
	const read = provider && readerOf( provider );
	if ( imported.items.length === 0 && ! read ) {
		report( element, imported, provider ? [] : [ NO_MEDIA ] );
		return undefined;
	}

	const source = new PageSource(
		element.id,
		imported,
		placeOf( element ),
		read
	);
	if ( read && ! ( await isThere( source ) ) ) {
		report( element, imported, [ NOT_THERE ] );
		return undefined;
	}
	const { callbacks, openOnStart } = imported.runtime;
	const process = callbacks[ 'fnProcessData' ];
	if ( typeof process === 'function' ) {
		source.contents
			.all()
			.forEach( ( item ) =>
				process( item, options?.[ 'items' ] ? 'api' : 'markup', null )
			);
	}
	const commands = new Commands(
		element,
		source,
		options ?? optionsOf( element )
	);
	taken.set( element, commands );
	measure( element, source, imported.runtime );
	await source.prepare( START );
	const config = source.config( START );
	const lostIcons = draw( element, source, config, imported.runtime );
	const made = attach( element, () => source, config );
	watchWidth( element, source, made );
	commands.gallery = made;
	const show = () => element.style.removeProperty( 'visibility' );
	Promise.resolve( made?.resize() ).then( show, show );
	const { contents } = source;
	const lost = made
		? callBack(
				{
					gallery: made,
					item: ( id ) => contents.item( id ),
					list: ( album ) => contents.inAlbum( album ),
				},
				callbacks
			)
		: [];
	report( element, imported, [], lost, [
		...source.unusedStrings.map( ( name ) => `i18n.${ name }` ),
		...lostIcons,
	] );
	if ( openOnStart && ! window.location.hash ) {
		made?.displayItem( openOnStart );
	}
	return made;
}

/**
 * Gives an element its looks, and its source the room that there is: for tiles, and for labels in these looks.
 *
 * @param element The element.
 * @param source  What it shows.
 * @param runtime What was read.
 */
function measure(
	element: HTMLElement,
	{ placement }: PageSource,
	runtime: ImportedRuntime
): void {
	applyStyles(
		element,
		runtime,
		placement.measureLabels( ( { label }, looks ) => {
			const { title, description } = sizesOf( looks );
			return labelHeightIn(
				element,
				title,
				label.displayDescription ? description : ''
			);
		} )
	);
	placement.measure( widthIn( element ) );
}

/**
 * Puts a gallery into an element in place of what was there, unseen as yet.
 *
 * @param element The element.
 * @param source  What it shows.
 * @param config  What its script goes by.
 * @param runtime What was read.
 * @return Icons that cannot be drawn, by their options.
 */
function draw(
	element: HTMLElement,
	source: PageSource,
	{ level, sizesBy, classes = '' }: GalleryConfig,
	runtime: ImportedRuntime
): string[] {
	gallery( element )?.destroy();
	element.innerHTML = source.inside( START );
	element.classList.add(
		OWN_LOOK,
		...[ wrapperClasses( { level, sizesBy, theme: 'auto' } ), classes ]
			.join( ' ' )
			.split( ' ' )
	);
	paintViewer( element, runtime.viewerTheme );
	const lost = drawIcons( element, runtime );
	// Not seen before it is laid out: then nothing moves.
	element.style.visibility = 'hidden';
	return lost;
}

/**
 * Whether a provider has anything to show.
 *
 * @param source What asks it.
 */
async function isThere( source: PageSource ): Promise< boolean > {
	try {
		await source.prepare( START );
		return source.contents.all().length > 0;
	} catch {
		return false;
	}
}

/**
 * The room for tiles in an element, in px.
 *
 * @param element The element.
 */
function widthIn( element: HTMLElement ): number {
	const { paddingLeft, paddingRight } = getComputedStyle( element );
	return (
		element.clientWidth -
		( parseFloat( paddingLeft ) || 0 ) -
		( parseFloat( paddingRight ) || 0 )
	);
}

/**
 * Gives the viewer the colors of its theme while it shows this gallery.
 *
 * @param element The element, which hears of the viewer.
 * @param theme   An object, or null = the viewer's own.
 */
function paintViewer(
	element: HTMLElement,
	theme: Record< string, unknown > | null
): void {
	const properties = Object.entries(
		theme ? viewerProperties( theme, supports ) : {}
	);
	if ( properties.length === 0 ) {
		return;
	}
	element.addEventListener( 'vitrine:gallery:open', () => {
		const viewer = document.querySelector< HTMLElement >(
			'dialog.vitrine-viewer[open]'
		);
		for ( const [ name, value ] of properties ) {
			viewer?.style.setProperty( name, value );
		}
	} );
}

/**
 * At another width other tiles may belong to a page.
 *
 * @param element The element.
 * @param source  What it shows.
 * @param made    Its gallery.
 */
function watchWidth(
	element: HTMLElement,
	source: PageSource,
	made: Gallery | undefined
): void {
	const observer = new ResizeObserver( async () => {
		if ( gallery( element ) !== made ) {
			observer.disconnect();
		} else if ( source.placement.measure( widthIn( element ) ) ) {
			// Brings what shows other pages.
			await made?.data();
			source.repage();
		}
	} );
	observer.observe( element );
}
