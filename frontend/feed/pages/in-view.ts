/** Px between what stays at the top of the window and the posts. */
const GAP = 16;

/** Bars that may stand one below the other: the admin's, the site's, a notice. */
const BARS = 4;

/**
 * Scrolls to posts whose beginning is out of sight.
 *
 * @param list The list of posts.
 */
export function bringIntoView( list: HTMLElement ): void {
	const { top } = list.getBoundingClientRect();
	const covered = coveredHeight();
	if ( top < covered || top > window.innerHeight - GAP ) {
		window.scrollBy( {
			top: top - covered - GAP,
			behavior: matchMedia( '(prefers-reduced-motion: reduce)' ).matches
				? 'instant'
				: 'smooth',
		} );
	}
}

/**
 * Keeps what follows posts where it is while others come that may need more room or less: out of the window below a list
 * that fills half of it, else where a longer list ended.
 *
 * @param list The list of posts.
 */
export function holdRoom( { offsetHeight, style }: HTMLElement ): void {
	style.minBlockSize =
		offsetHeight > window.innerHeight / 2
			? `max(100vh, ${ offsetHeight }px)`
			: `${ offsetHeight }px`;
}

/**
 * Gives back what is out of the window.
 *
 * @param list The list of posts, with the others.
 */
export function releaseRoom( { style }: HTMLElement ): void {
	if ( style.minBlockSize.startsWith( 'max' ) ) {
		style.minBlockSize = '100vh';
	}
}

/** How much of the window is covered by bars that stay at its top. */
function coveredHeight(): number {
	let height = 0;
	for ( let bar = 0; bar < BARS; bar++ ) {
		const bottom = bottomOfBar( height + 1 );
		if ( bottom <= height ) {
			break;
		}
		height = bottom;
	}
	// Whatever covers more is no bar.
	return height < window.innerHeight / 2 ? height : 0;
}

/**
 * Where the bar ends that is at a height of the window.
 *
 * @param y The height.
 * @return 0 = there is none.
 */
function bottomOfBar( y: number ): number {
	let element = document.elementFromPoint( window.innerWidth / 2, y );
	for ( ; element; element = element.parentElement ) {
		if ( /^(fixed|sticky)$/.test( getComputedStyle( element ).position ) ) {
			return element.getBoundingClientRect().bottom;
		}
	}
	return 0;
}
