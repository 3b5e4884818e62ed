/**
 * What an entry of the browser's history knows of the feeds on its page, so that whoever comes back finds what had been loaded, and the
 * place. It ends with the entry, and nothing else on the device keeps it.
 */
import { BLOCK, part } from '../../render/feed/names';

/** Where it is in the entry's state, which other scripts may use, too. */
export const STATE = 'vitrineFeeds';

/** More is not brought back: somebody waits for it. */
const MAX_STEPS = 20;

/** The post that was at the top of the window, or was left by. */
interface Place {
	feed: number;
	post: number;
	/** From the top of the window to it, in pixels. */
	top: number;
	/** How far its row was scrolled. */
	left: number;
}

interface Places {
	/** How often posts were added, by the place of the feed on the page. */
	steps: Record< number, number >;
	at?: Place;
}

const blocks = () => [
	...document.querySelectorAll< HTMLElement >( `.${ BLOCK }` ),
];

const itemsOf = ( block: Element | undefined ) => [
	...( block?.querySelectorAll< HTMLElement >( `.${ part( 'item' ) }` ) ??
		[] ),
];

/** What the entry knows; other scripts of the page may have written anything. */
function read(): Places {
	const { steps, at } = Object( Object( history.state )[ STATE ] );
	return { steps: { ...Object( steps ) }, ...( at && { at: Object( at ) } ) };
}

const write = ( places: Places ): void =>
	history.replaceState( { ...history.state, [ STATE ]: places }, '' );

/** Whether somebody has done something since the page was there: then nothing scrolls any more. */
let touched = false;

for ( const event of [ 'wheel', 'touchstart', 'pointerdown', 'keydown' ] ) {
	addEventListener( event, () => ( touched = true ), {
		once: true,
		passive: true,
		capture: true,
	} );
}

/**
 * How often posts had been added to a feed.
 *
 * @param block Wrapper of the feed.
 */
export function stepsOf( block: HTMLElement ): number {
	const steps = read().steps[ blocks().indexOf( block ) ];
	return Number.isInteger( steps )
		? Math.min( MAX_STEPS, Math.max( 0, Number( steps ) ) )
		: 0;
}

let follows = false;

/**
 * Remembers how often posts were added, and from now on where the visitor is.
 *
 * @param block Wrapper of the feed.
 * @param steps How often.
 */
export function keepSteps( block: HTMLElement, steps: number ): void {
	const places = read();
	places.steps[ blocks().indexOf( block ) ] = steps;
	write( places );
	if ( ! follows ) {
		follows = true;
		addEventListener( 'scrollend', () => keepPlace( null ) );
		addEventListener(
			'click',
			( { target } ) =>
				keepPlace( target instanceof Element ? target : null ),
			{ capture: true }
		);
	}
}

/**
 * Remembers the place.
 *
 * @param used What was clicked; null = the first post in the window counts.
 */
function keepPlace( used: Element | null ): void {
	const usedItem = used?.closest( `.${ part( 'item' ) }` );
	for ( const [ feed, block ] of blocks().entries() ) {
		const items = itemsOf( block );
		const post = items.findIndex( ( item ) =>
			usedItem
				? item === usedItem
				: item.getBoundingClientRect().bottom > 0
		);
		const item = items[ post ];
		if ( item ) {
			write( {
				...read(),
				at: {
					feed,
					post,
					top: item.getBoundingClientRect().top,
					left: item.parentElement?.scrollLeft ?? 0,
				},
			} );
			return;
		}
	}
}

/** Where the visitor was. Ask before posts come back: the browser scrolls the short page meanwhile, which is remembered, too. */
export const lastPlace = (): Place | undefined => read().at;

/**
 * Scrolls to where the visitor was, unless somebody has done something since.
 *
 * @param at Where it was.
 */
export function returnToPlace( at: Place | undefined ): void {
	const items = itemsOf( blocks()[ Number( at?.feed ) ] );
	const item = items[ Number( at?.post ) ];
	if ( at && item && ! touched ) {
		for ( const one of items ) {
			// Its real height, not that of most posts.
			one.style.contentVisibility = 'visible';
		}
		item.parentElement?.scrollTo( {
			left: Number( at.left ) || 0,
			behavior: 'instant',
		} );
		window.scrollBy( {
			top: item.getBoundingClientRect().top - ( Number( at.top ) || 0 ),
			behavior: 'instant',
		} );
	}
}
