import { attach, gallery } from '@vitrine/gallery';
import type { Gallery, State } from '@vitrine/gallery';
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
import type { ImportedGallery } from './items/markup';
import { say } from './messages';
import { PageSource } from './page-source';

const START: State = { album: '0', page: 1, tags: [], match: '', search: '' };

/** The original's own words. */
const NO_MEDIA = 'error: no media to process.';

/** For who may edit the page. */
const NOT_THERE =
	'The connection to the provider has no pictures yet: see Settings → Vitrine.';

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
		tell( element, imported, provider ? [] : [ NO_MEDIA ] );
		return undefined;
	}

	const source = new PageSource(
		element.id,
		imported,
		placeOf( element ),
		read
	);
	if ( read && ! ( await isThere( source ) ) ) {
		tell( element, imported, [ NOT_THERE ] );
		return undefined;
	}
	const { callbacks, openOnStart } = imported.runtime;
	const process = callbacks[ 'fnProcessData' ];
	if ( typeof process === 'function' ) {
		source
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
	const { runtime } = imported;
	applyStyles(
		element,
		runtime,
		source.measureLabels( ( { label }, looks ) => {
			const { title, description } = sizesOf( looks );
			return labelHeightIn(
				element,
				title,
				label.displayDescription ? description : ''
			);
		} )
	);
	source.measure( widthIn( element ) );
	await source.prepare( START );
	const config = source.config( START );
	gallery( element )?.destroy();
	element.innerHTML = source.inside( START );
	element.classList.add(
		OWN_LOOK,
		...[
			wrapperClasses( {
				level: config.level,
				sizesBy: config.sizesBy,
				theme: 'auto',
			} ),
			config.classes ?? '',
		]
			.join( ' ' )
			.split( ' ' )
	);
	paintViewer( element, runtime.viewerTheme );
	const lostIcons = drawIcons( element, runtime );
	// Not seen before it is laid out: then nothing moves.
	element.style.visibility = 'hidden';
	const made = attach( element, () => source, config );
	watchWidth( element, source, made );
	commands.gallery = made;
	const show = () => element.style.removeProperty( 'visibility' );
	Promise.resolve( made?.resize() ).then( show, show );
	const lost = made
		? callBack(
				{
					gallery: made,
					item: ( id ) => source.item( id ),
					list: ( album ) => source.inAlbum( album ),
				},
				callbacks
			)
		: [];
	tell( element, imported, [], lost, [
		...source.unusedStrings.map( ( name ) => `i18n.${ name }` ),
		...lostIcons,
	] );
	if ( openOnStart && ! window.location.hash ) {
		made?.displayItem( openOnStart );
	}
	return made;
}

/**
 * Whether a provider has anything to show.
 *
 * @param source What asks it.
 */
async function isThere( source: PageSource ): Promise< boolean > {
	try {
		await source.prepare( START );
		return source.all().length > 0;
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
		} else if ( source.measure( widthIn( element ) ) ) {
			// Brings what shows other pages.
			await made?.data();
			source.repage();
		}
	} );
	observer.observe( element );
}

/**
 * Names what could not be taken over, in the browser's console, and below the gallery to who may edit the page.
 *
 * @param element  The element.
 * @param imported What was read.
 * @param errors   What is wrong.
 * @param lost     Functions that nothing calls.
 * @param words    Words that nothing says, and icons that nothing draws.
 */
function tell(
	element: HTMLElement,
	{ notes, lost: unread, provider }: ImportedGallery,
	errors: string[],
	lost: string[] = [],
	words: readonly string[] = []
): void {
	const isUnconnected = provider && ! readerOf( provider );
	const named = [
		...notes.filter(
			( { reason, option, isOfBlock } ) =>
				! isOfBlock &&
				! [ 'message', 'needless', 'words', 'provider' ].includes(
					reason
				) &&
				( reason !== 'callback' || lost.includes( option ) )
		),
		...words.map( ( word ) => ( {
			option: word,
			message: 'It is not shown here.',
		} ) ),
	];
	const messages = [
		...errors,
		...notes
			.filter(
				( { reason } ) =>
					reason === 'message' ||
					( reason === 'provider' && isUnconnected )
			)
			.map( ( { message } ) => message ),
		...( unread > 0 ? [ `${ unread } items could not be read.` ] : [] ),
		...( named.length > 0
			? [
					`nanogallery2: ${ named
						.map( ( { option } ) => option )
						.join( ', ' ) }`,
				]
			: [] ),
	];
	for ( const { option, message } of named ) {
		// eslint-disable-next-line no-console -- the original tells the console, too.
		console.warn( `nanogallery2: ${ option }: ${ message }` );
	}
	messages.forEach( ( message ) => say( element, message ) );
}
