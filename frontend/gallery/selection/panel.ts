import type { GalleryItem } from '../../render/gallery/types';
import type { Context } from '../context';
import { formatSelection } from './selection-link';
import { announce, word } from '../messages';
import { csvOf } from './csv';
import { firstLink } from '../first-link';
import type { Selected } from '../types';

interface Actions {
	setCount: ( id: string, cnt: number ) => void;
	deselect: ( item: GalleryItem ) => void;
	clear: () => void;
}

const NAME = 'wp-block-vitrine-gallery__choice';

/** Milliseconds after which a file's address is given back. */
const SAVED = 10_000;

/**
 * The list of what a visitor has chosen: how many, which, and ways to take it along.
 *
 * @param context The gallery.
 * @param actions What its buttons do.
 */
export function createPanel( context: Context, actions: Actions ) {
	const { element, selection, config } = context;
	const panel = document.createElement( 'details' );
	panel.className = NAME;
	const summary = document.createElement( 'summary' );
	const list = document.createElement( 'ul' );
	list.className = `${ NAME }-items`;
	const foot = document.createElement( 'p' );
	foot.className = `${ NAME }-foot`;
	panel.append( summary, list, foot );

	const say = ( name: string, value: string | number = '' ) =>
		word( context, name, value );

	const button = ( label: string, run: () => void, name = label ) => {
		const made = document.createElement( 'button' );
		made.type = 'button';
		made.textContent = label;
		if ( name !== label ) {
			made.setAttribute( 'aria-label', name );
		}
		made.addEventListener( 'click', run );
		return made;
	};

	foot.append(
		button( say( 'export' ), () =>
			save( `${ config.element }.csv`, table( context ) )
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
			actions.clear();
			firstLink( element )?.focus( { preventScroll: true } );
		} )
	);

	const row = ( { item, cnt, selected }: Selected ) => {
		const line = document.createElement( 'li' );
		const title = item.title || item.thumb.alt || item.id;
		const name = document.createElement( 'span' );
		name.textContent = cnt > 0 ? `${ title } × ${ cnt }` : title;
		line.append( name, ' ' );
		if ( cnt > 1 ) {
			line.append(
				button(
					'−',
					() =>
						change( line, () =>
							actions.setCount( item.id, cnt - 1 )
						),
					`${ say( 'less' ) }: ${ title }`
				),
				' '
			);
		}
		line.append(
			button(
				'×',
				() =>
					change( line, () => {
						if ( cnt > 0 ) {
							actions.setCount( item.id, 0 );
						}
						if ( selected ) {
							actions.deselect( item );
						}
					} ),
				`${ say( 'remove' ) }: ${ title }`
			)
		);
		return line;
	};

	/**
	 * Changes an entry and keeps the focus in the list.
	 *
	 * @param line What had it.
	 * @param run  Changes.
	 */
	const change = ( line: HTMLElement, run: () => void ) => {
		const at = [ ...list.children ].indexOf( line );
		run();
		const lines = list.children;
		const next = lines[ Math.min( at, lines.length - 1 ) ];
		(
			next?.querySelector< HTMLElement >( 'button:last-child' ) ??
			firstLink( element )
		)?.focus( {
			preventScroll: true,
		} );
	};

	return {
		/**
		 * Shows what is chosen now.
		 *
		 * @param isShown Whether there is anything.
		 */
		show: ( isShown: boolean ): void => {
			if ( ! isShown ) {
				panel.remove();
				return;
			}
			const entries = [ ...selection.values() ];
			const selected = entries.filter(
				( entry ) => entry.selected
			).length;
			const bought = entries.reduce( ( sum, { cnt } ) => sum + cnt, 0 );
			summary.textContent = [
				selected > 0 ? say( 'selected', selected ) : '',
				bought > 0 ? `${ say( 'cart' ) }: ${ bought }` : '',
			]
				.filter( Boolean )
				.join( ' · ' );
			list.replaceChildren( ...entries.map( row ) );
			if ( panel.parentElement !== element ) {
				element.append( panel );
			}
		},
	};
}

function table( context: Context ): string {
	const { selection } = context;
	const say = ( name: string ) => word( context, name );
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
