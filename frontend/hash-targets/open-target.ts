/** Opens tabs, accordion items and details of WordPress around what an address names. */

/** The names that are followed; no route of an application, and no command of a page builder. */
const NAME = /^#[A-Za-z_][\w-]*$/;

const PANEL = '.wp-block-tab-panel';
const ITEM = '.wp-block-accordion-item';

/** Ms that core's scripts may take until they answer. */
const PATIENCE = 10_000;

/** Ms after which they are asked again. */
const STEP = 50;

/**
 * What a fragment names.
 *
 * @param hash With its `#`.
 */
export const targetOf = ( hash: string ): Element | null =>
	NAME.test( hash ) ? document.getElementById( hash.slice( 1 ) ) : null;

/**
 * What is closed around an element, or is the element.
 *
 * @param target The element.
 * @return From the outside in.
 */
export function closedAround( target: Element ): Element[] {
	const closed: Element[] = [];
	for (
		let element: Element | null = target;
		element;
		element = element.parentElement
	) {
		if (
			element.matches( 'details:not([open])' ) ||
			( element.matches( PANEL ) && ( element as HTMLElement ).hidden ) ||
			( element.matches( ITEM ) && ! element.matches( '.is-open' ) )
		) {
			closed.unshift( element );
		}
	}
	return closed;
}

/**
 * Asks for an element to be opened; core's scripts do it when they are there, and asking again changes nothing.
 *
 * @param element Details, a tab's panel or an accordion's item.
 */
function open( element: Element ): void {
	if ( element instanceof HTMLDetailsElement ) {
		element.open = true;
	} else if ( element.matches( PANEL ) ) {
		tabOf( element )?.click();
	} else {
		// As browsers do when they find text in it: it opens, but never closes.
		element
			.querySelector( '.wp-block-accordion-panel' )
			?.dispatchEvent( new Event( 'beforematch' ) );
	}
}

/**
 * The tab of a panel. Authors may write nearly anything, and this is pressed without them: a button that sends and follows nothing.
 *
 * @param panel The panel.
 */
const tabOf = ( panel: Element ): HTMLElement | undefined =>
	[
		...( panel
			.closest( '.wp-block-tabs' )
			?.querySelectorAll< HTMLElement >(
				'.wp-block-tab-list > button[type=button][role=tab]'
			) ?? [] ),
	].find(
		( tab ) =>
			tab.getAttribute( 'aria-controls' ) === panel.id &&
			! tab.matches( '[data-vitrine-popup], [commandfor]' )
	);

/** What was asked for last: two that are in different tabs would close each other for ever. */
let latest: Element | undefined;

/**
 * Opens what is closed around an element.
 *
 * @param target The element.
 * @return Whether something was closed, and is open now.
 */
export async function openAround( target: Element ): Promise< boolean > {
	latest = target;
	let closed = closedAround( target );
	const begin = performance.now();
	const wasClosed = closed.length > 0;
	while (
		closed.length > 0 &&
		latest === target &&
		performance.now() - begin < PATIENCE
	) {
		closed.forEach( open );
		await new Promise( ( resolve ) => setTimeout( resolve, STEP ) );
		closed = closedAround( target );
	}
	return wasClosed && closed.length === 0;
}
