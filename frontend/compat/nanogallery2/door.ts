/** The jQuery door: `$( element ).nanogallery2( options )` and `.nanogallery2( command, … )`, only where the page has jQuery. */
import { gallery } from '@vitrine/gallery';

export type Call = [ elements: ArrayLike< HTMLElement >, given: unknown[] ];

export interface Plugin {
	( this: ArrayLike< HTMLElement >, ...call: unknown[] ): unknown;
	/** Calls of before this module came: PHP prints a plugin that only keeps them (php/Compat/Nanogallery2.php). */
	queue?: Call[];
}

interface JQuery {
	( element: Element | Element[] ): { trigger: ( event: string ) => unknown };
	fn: Record< string, unknown >;
}

/** What makes galleries, and what answers for them. */
export interface Doorman {
	takeOver: (
		element: HTMLElement,
		options: Record< string, unknown >
	) => Promise< unknown >;
	/** Undefined = nobody has taken the element over. */
	commands: (
		element: HTMLElement
	) =>
		| { run: ( name: string, values: readonly unknown[] ) => unknown }
		| undefined;
}

/** The page's jQuery, if there is one. */
export function jQueryOf( page: Window ): JQuery | null {
	const { jQuery } = page as { jQuery?: Partial< JQuery > };
	return jQuery?.fn ? ( jQuery as JQuery ) : null;
}

/** The plugin of a page, if it is the original. */
export function originalIn( jQuery: JQuery | null ): unknown {
	const plugin = jQuery?.fn[ 'nanogallery2' ] as Plugin | undefined;
	return plugin && ! plugin.queue ? plugin : undefined;
}

/**
 * Puts the door into a page's jQuery, and does what was asked for before.
 *
 * @param jQuery  The page's.
 * @param doorman Who makes galleries and answers.
 * @param waiting Those that are being made: what is asked of them is done when they are there.
 */
export function openDoor(
	jQuery: JQuery,
	{ takeOver, commands }: Doorman,
	waiting: Map< HTMLElement, Promise< unknown > > = new Map()
): void {
	const before = jQuery.fn[ 'nanogallery2' ] as Plugin | undefined;
	const command = (
		element: HTMLElement,
		name: string,
		values: unknown[]
	): unknown => {
		const making = waiting.get( element );
		const taken = commands( element );
		if ( making ) {
			making.then( () => command( element, name, values ) );
		}
		return making || taken
			? taken?.run( name, values )
			: runOn( element, name, values );
	};
	const plugin: Plugin = function ( first, ...rest ) {
		const elements = Array.from( this );
		if ( typeof first !== 'string' ) {
			for ( const element of elements ) {
				// As in the original, who has a gallery keeps it.
				if ( ! waiting.has( element ) && ! commands( element ) ) {
					const making = takeOver( element, Object( first ) ).finally(
						() => waiting.delete( element )
					);
					waiting.set( element, making );
				}
			}
			return this;
		}
		const answers = elements.map( ( element ) =>
			command( element, first, rest )
		);
		return answers.length > 0 && answers[ 0 ] !== undefined
			? answers[ 0 ]
			: this;
	};
	jQuery.fn[ 'nanogallery2' ] = plugin;
	for ( const [ elements, given ] of before?.queue ?? [] ) {
		plugin.apply( elements, given );
	}
}

/** Commands of a block's own gallery: it asks the site, and answers with promises. */
const COMMANDS =
	/^(displayItem|search2?|search2Execute|refresh|resize|instance|data|reload|itemsSelectedGet|itemsSetSelectedValue|destroy|shoppingCart(Get|Update|Remove)|closeViewer|(min|max)imizeToolbar|pagination(PreviousPage|NextPage|GotoPage|CountPages))$/;

/** Those of them that answer; the others let the chain go on, as in the original. */
const ANSWERED = /^(search|instance|data|items.*Get|shop|.*Count)/;

/**
 * Runs a command on a block; unknown ones are ignored.
 *
 * @param element The block's wrapper.
 * @param name    Of the command.
 * @param values  What it is given.
 */
function runOn(
	element: HTMLElement,
	name: string,
	values: unknown[]
): unknown {
	const subject = gallery( element );
	if ( subject && name === 'option' ) {
		const [ option, value ] = values;
		return values.length > 1
			? void subject.optionSet( String( option ), value )
			: subject.optionGet( String( option ) );
	}
	if ( ! subject || ! COMMANDS.test( name ) ) {
		return undefined;
	}
	const command = subject[ name as keyof typeof subject ] as (
		...given: unknown[]
	) => unknown;
	const answer = command.apply( subject, values );
	return ANSWERED.test( name ) ? answer : undefined;
}
