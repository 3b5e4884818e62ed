/** Blocks that move with the page. On pages that have such a block. */
import { fitRanges, onSize } from './reach';

fitRanges();
onSize( fitRanges );

// Browsers that have timelines of the page need no more script.
if ( ! CSS.supports( 'animation-timeline: view()' ) ) {
	void import( '@vitrine/motion-loop' );
}
