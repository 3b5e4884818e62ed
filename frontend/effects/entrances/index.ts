/** Blocks that enter when they come into the window. On pages that have such a block. */
import { on } from '../../core/events';
import { isBelow } from './place';

const BLOCK = '.vitrine-entrance';

/** Twin: extensions/effects/styles/entrance.scss. */
const WAITING = 'is-waiting';

const sight = new IntersectionObserver( ( entries ) =>
	entries.forEach( ( { isIntersecting, target } ) => {
		if ( isIntersecting ) {
			target.classList.remove( WAITING );
			sight.unobserve( target );
		}
	} )
);

/**
 * Lets a block wait that is not to be seen yet. All others enter by style alone, as soon as they are painted.
 *
 * @param block The block.
 */
const wait = ( block: HTMLElement ) => {
	if ( isBelow( block ) ) {
		block.classList.add( WAITING );
		sight.observe( block );
	}
};

document.querySelectorAll< HTMLElement >( BLOCK ).forEach( wait );
on( 'vitrine:replaced', ( { added } ) =>
	added.forEach( ( root ) =>
		root.querySelectorAll< HTMLElement >( BLOCK ).forEach( wait )
	)
);
