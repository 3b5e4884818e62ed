import { scrollPageTo } from '@vitrine/frontend';
import { freeAbove } from '../../core/scroll/free-above';
import { pagesData } from './data';
import type { Region } from '../region';

/** How long the window takes to the beginning of the posts, ms. */
const DURATION = 250;

/**
 * Leads to the beginning of another page: the focus goes there, and the window, where it is out of sight.
 *
 * @param region The loop.
 */
export function scrollBack( { element, list }: Region ): void {
	const start = ( list ?? element ) as HTMLElement;
	start.tabIndex = -1;
	start.focus( { preventScroll: true } );
	const pages = pagesData( element );
	if ( pages?.scrollBack === false ) {
		return;
	}
	const offset = pages?.scrollOffset ?? 0;
	// What stands behind a header that stays in the window is out of sight, too.
	const top =
		element.getBoundingClientRect().top -
		( offset || freeAbove( element ) );
	if ( top < 0 || top > window.innerHeight / 2 ) {
		const options = {
			duration: DURATION,
			// Without one of its own, below headers that are docked.
			...( offset && { offset } ),
			focus: null,
		};
		scrollPageTo( element, options ).catch( () => start.scrollIntoView() );
	}
}
