/** Scrolls that no hand has started: to the target of a link, back in the history, by scrollPageTo(). */
import { isAutoScrolling } from '@vitrine/frontend';
import { listen } from '../core/listen';

/** As long as the page stands still after one, ms. */
const STILL = 150;

/**
 * Watches for scrolls that no hand has started.
 *
 * @return Tells whether one is under way.
 */
export function automaticScrolls(): () => boolean {
	let isAutomatic = false;
	let timer = 0;
	const end = () => {
		isAutomatic = false;
	};
	const wait = () => {
		clearTimeout( timer );
		timer = window.setTimeout( end, STILL );
	};
	const begin = () => {
		isAutomatic = true;
		wait();
	};
	listen( 'wheel touchmove keydown pointerdown', end );
	listen( 'popstate hashchange', begin );
	listen< MouseEvent >( 'click', ( { target } ) => {
		if ( ( target as Element ).closest?.( 'a[href*="#"]' ) ) {
			begin();
		}
	} );
	listen( 'scroll', () => {
		if ( isAutomatic ) {
			wait();
		}
	} );
	return () => isAutomatic || isAutoScrolling();
}
