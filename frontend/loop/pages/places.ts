/** What an entry of the browser's history knows of loops whose pages were added to each other: how many, and where the visitor was. It ends with the entry. */

/** Where it is in the entry's state, which other scripts may use, too. */
const STATE = 'vitrineLoops';

interface Places {
	/** Pages that were there, by loop. */
	pages: Record< string, number >;
	/** How far the window was scrolled, px. */
	top: number;
}

/** What the entry knows; other scripts of the page may have written anything. */
function read(): Places {
	const { pages, top } = Object( Object( window.history.state )[ STATE ] );
	return { pages: { ...Object( pages ) }, top: Number( top ) || 0 };
}

const write = ( places: Places ): void =>
	window.history.replaceState(
		{ ...window.history.state, [ STATE ]: places },
		''
	);

/**
 * How many pages of a loop were there.
 *
 * @param loop Id of the loop.
 */
export function keptPages( loop: string ): number {
	const pages = read().pages[ loop ];
	return Number.isInteger( pages ) ? Number( pages ) : 1;
}

/**
 * Remembers how many pages of a loop are there.
 *
 * @param loop  Id of the loop.
 * @param pages How many.
 */
export function keepPages( loop: string, pages: number ): void {
	const places = read();
	places.pages[ loop ] = pages;
	write( places );
}

let isTouched = false;
let isFollowed = false;

/** Remembers where the visitor is, once there is something to come back to. */
export function followPlace(): void {
	if ( isFollowed ) {
		return;
	}
	isFollowed = true;
	const keep = () => {
		const places = read();
		if ( Object.keys( places.pages ).length ) {
			write( { ...places, top: window.scrollY } );
		}
	};
	const touch = () => {
		isTouched = true;
	};
	window.addEventListener( 'scrollend', keep );
	window.addEventListener( 'click', keep, { capture: true } );
	for ( const name of [ 'wheel', 'touchstart', 'keydown' ] ) {
		window.addEventListener( name, touch, { passive: true, once: true } );
	}
}

/** How far the window was scrolled, px. */
export const keptTop = (): number => read().top;

/**
 * Leads back to where the visitor was, unless they go on already.
 *
 * @param top Px.
 */
export function restorePlace( top: number ): void {
	if ( top && ! isTouched ) {
		window.scrollTo( { top, behavior: 'instant' } );
	}
}
