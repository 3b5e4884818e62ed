/** The jQuery door: `$( element ).nanogallery2( options )` and `.nanogallery2( command, … )`, only where the page has jQuery (specification §7). */
import { gallery } from '@vitrine/gallery';
import type { Gallery } from '@vitrine/gallery';

type Plugin = ( this: ArrayLike< HTMLElement >, ...call: unknown[] ) => unknown;

interface JQuery {
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
		return values.length > 1
			? subject.optionSet( String( option ), value )
			: subject.optionGet( String( option ) );
	}
	if ( ! COMMANDS.includes( name ) ) {
		return undefined;
	}
	const command = subject[ name as keyof Gallery ] as (
		...given: unknown[]
	) => unknown;
	return command.apply( subject, values );
}
