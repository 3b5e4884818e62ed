/** Tables of contents: the section that is being read, and lists that begin closed on small screens. */
import { readData } from '../core/data';
import { mount } from '../core/mount';
import { follow } from './follow';

const BLOCK = '.wp-block-vitrine-table-of-contents';

/**
 * Gives a table its behavior.
 *
 * @param block The block.
 */
function attach( block: HTMLElement ): void {
	const { highlight, width } = Object( readData( block ) );
	if ( width > 0 ) {
		minimize( block, matchMedia( `(min-width:${ width + 1 }px)` ) );
	}
	if ( highlight ) {
		follow( block );
	}
}

/**
 * Opens the list where there is room for it. Until then style shows it there, so that nothing moves.
 *
 * @param block The block.
 * @param wide  Windows with room.
 */
function minimize( block: HTMLElement, wide: MediaQueryList ): void {
	const details = block.querySelector( 'details' );
	if ( ! details ) {
		return;
	}
	const fit = () => {
		details.open = wide.matches;
	};
	fit();
	block.classList.add( 'is-ready' );
	wide.addEventListener( 'change', fit );
	// On a phone the list would cover what the link leads to.
	block.addEventListener( 'click', ( { target } ) => {
		if ( ! wide.matches && ( target as Element ).closest( 'a' ) ) {
			details.open = false;
		}
	} );
}

mount( BLOCK, attach );
