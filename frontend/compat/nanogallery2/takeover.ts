import { attach, gallery } from '@vitrine/gallery';
import type { Gallery, State } from '@vitrine/gallery';
import { wrapperClasses } from '../../render/gallery/wrapper';
import { callBack } from './callbacks';
import { importElement, importGallery, linksIn } from './markup';
import type { ImportedGallery } from './markup';
import { say } from './messages';
import { PageSource } from './page-source';

const START: State = { album: '0', page: 1, tags: [], match: '', search: '' };

/** The original's own words (specification §8). */
const NO_MEDIA = 'error: no media to process.';

let counter = 0;

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
	if ( imported.items.length === 0 ) {
		tell( element, imported, [ NO_MEDIA ] );
		return undefined;
	}

	const source = new PageSource( element.id, imported );
	const { callbacks, openOnStart } = imported.runtime;
	const process = callbacks[ 'fnProcessData' ];
	if ( typeof process === 'function' ) {
		source
			.all()
			.forEach( ( item ) =>
				process( item, options?.[ 'items' ] ? 'api' : 'markup', null )
			);
	}
	await source.prepare( START );
	const config = source.config( START );
	gallery( element )?.destroy();
	element.innerHTML = source.inside( START );
	element.classList.add(
		...wrapperClasses( {
			level: config.level,
			sizesBy: config.sizesBy,
			theme: imported.settings.theme ?? 'auto',
		} ).split( ' ' )
	);
	// Not seen before it is laid out: then nothing moves.
	element.style.visibility = 'hidden';
	const made = attach( element, () => source, config );
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
	tell( element, imported, [], lost, source.unusedWords );
	if ( openOnStart && ! window.location.hash ) {
		made?.displayItem( openOnStart );
	}
	return made;
}

/**
 * Names what could not be taken over, in the console area and in the browser's console.
 *
 * @param element  The element.
 * @param imported What was read.
 * @param errors   What is wrong.
 * @param lost     Functions that nothing calls.
 * @param words    Words that nothing says.
 */
function tell(
	element: HTMLElement,
	{ notes, lost: unread }: ImportedGallery,
	errors: string[],
	lost: string[] = [],
	words: readonly string[] = []
): void {
	const named = [
		...notes.filter(
			( { reason, option } ) =>
				! [ 'message', 'needless', 'words' ].includes( reason ) &&
				( reason !== 'callback' || lost.includes( option ) )
		),
		...words.map( ( word ) => ( {
			option: `i18n.${ word }`,
			message: 'Nothing here says it.',
		} ) ),
	];
	const messages = [
		...errors,
		...notes
			.filter( ( { reason } ) => reason === 'message' )
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
		// eslint-disable-next-line no-console -- specification §8.
		console.warn( `nanogallery2: ${ option }: ${ message }` );
	}
	messages.forEach( ( message ) => say( element, message ) );
}
