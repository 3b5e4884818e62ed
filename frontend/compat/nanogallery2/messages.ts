/** What is said of a gallery that was taken over: to who may edit the page, below the gallery; to everybody in the browser's console alone. */
import { safeUrl } from '@vitrine/frontend';
import { readerOf } from './items/connected';
import type { ImportedGallery } from './items/markup';
import { printed } from './strings';

const PART = 'wp-block-vitrine-gallery__';

/**
 * Where the page can be edited, with the gallery as a block.
 *
 * @return '' for visitors.
 */
function editAddress(): string {
	const { edit } = printed();
	const url =
		edit && URL.canParse( edit, document.baseURI )
			? new URL( edit, document.baseURI )
			: null;
	return url?.origin === window.location.origin ? url.href : '';
}

/**
 * Says something, once: what fails at every move of the mouse is no news.
 *
 * @param element The gallery's element.
 * @param message What.
 */
export function say( element: HTMLElement, message: string ): void {
	const edit = editAddress();
	const area = edit ? consoleIn( element, edit ) : null;
	const isSaid = [ ...( area?.children ?? [] ) ].some(
		( { textContent } ) => textContent === message
	);
	if ( isSaid ) {
		return;
	}
	if ( area ) {
		const line = document.createElement( 'p' );
		line.textContent = message;
		area.lastElementChild?.before( line );
	}
	// eslint-disable-next-line no-console -- the original tells the console, too.
	console.warn( message );
}

/**
 * The console area, with the way into the editor at its end.
 *
 * @param element The gallery's element.
 * @param edit    Address.
 */
function consoleIn( element: HTMLElement, edit: string ): Element {
	const there = element.querySelector( `:scope > .${ PART }notes` );
	if ( there ) {
		return there;
	}
	const area = document.createElement( 'div' );
	area.className = `${ PART }console ${ PART }notes`;
	const { words } = printed();
	const line = document.createElement( 'p' );
	const link = document.createElement( 'a' );
	link.className = 'wp-element-button';
	link.href = safeUrl( edit );
	link.textContent = words?.[ 'importBlock' ] ?? 'Import into a block';
	line.append(
		`${ words?.[ 'onlyEditors' ] ?? 'Only people who can edit this page see this.' } `,
		link
	);
	area.append( line );
	element.append( area );
	return area;
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
export function report(
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
