/** Blocks that move with the page. On pages that have such a block. */

// Browsers that have timelines of the page need no script.
if ( ! CSS.supports( 'animation-timeline: view()' ) ) {
	void import( '@vitrine/motion-loop' );
}
