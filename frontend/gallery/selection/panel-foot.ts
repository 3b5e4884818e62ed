/** Ways to take along what is chosen: a table, a link. */
import type { Context } from '../context';
import { firstLink } from '../first-link';
import { announce, word } from '../messages';
import { csvOf } from './csv';
import { button } from './panel-button';
import { formatSelection } from './selection-link';

/** Milliseconds after which a file's address is given back. */
const SAVED = 10_000;

/**
 * The buttons below the list.
 *
 * @param context The gallery.
 * @param clear   Forgets all of it.
 */
export function footButtons(
	context: Context,
	clear: () => void
): ( Node | string )[] {
	const { element, config } = context;
	const say = ( name: string ) => word( context, name );
	return [
		button( say( 'export' ), () =>
			save( `${ config.element }.csv`, table( context, say ) )
		),
		' ',
		button( say( 'copyLink' ), () => {
			copy( linkOf( context ) ).then(
				() => announce( context, say( 'copied' ) ),
				// Refused: a visitor may still take it from here.
				// eslint-disable-next-line no-alert -- where a browser refuses the clipboard, the link can be copied by hand.
				() => window.prompt( say( 'copyLink' ), linkOf( context ) )
			);
		} ),
		' ',
		button( say( 'clear' ), () => {
			clear();
			firstLink( element )?.focus( { preventScroll: true } );
		} ),
	];
}

function table(
	{ selection }: Context,
	say: ( name: string ) => string
): string {
	return csvOf( [
		[ 'ID', say( 'title' ), say( 'count' ), say( 'address' ) ],
		...[ ...selection.values() ].map( ( { item, cnt } ) => [
			item.id,
			item.title,
			String( Math.max( 1, cnt ) ),
			new URL(
				item.originalURL || item.src || item.url,
				document.baseURI
			).href,
		] ),
	] );
}

function linkOf( { selection, config }: Context ): string {
	const items = [ ...selection.values() ].map( ( { item, cnt } ) => ( {
		album: item.albumID,
		id: item.id,
		cnt,
	} ) );
	return new URL(
		formatSelection( config.element, items ),
		window.location.href
	).href;
}

/**
 * Puts a text into the clipboard, where pages may.
 *
 * @param text The text.
 */
async function copy( text: string ): Promise< void > {
	await window.navigator.clipboard.writeText( text );
}

/**
 * Saves a text as a file.
 *
 * @param name Of the file.
 * @param text What is in it.
 */
function save( name: string, text: string ): void {
	const url = URL.createObjectURL(
		new Blob( [ text ], { type: 'text/csv;charset=utf-8' } )
	);
	const link = document.createElement( 'a' );
	// eslint-disable-next-line no-restricted-syntax -- it was made here a line ago.
	link.href = url;
	link.download = name;
	link.click();
	window.setTimeout( () => URL.revokeObjectURL( url ), SAVED );
}
