/** How much is seen of posts when they come, and of those that wait for others: see styles/_in-place.scss. */
const FAINT = 0.5;

/** As long as those that have waited take to come back, ms. */
const DURATION = 150;

/**
 * Lets new posts come up where the visitor welcomes motion. They are there in the next frame; a view transition would take pictures
 * of what was there before, and change the list two frames later.
 *
 * @param list The posts.
 */
export function fadeIn( list: Element ): void {
	if ( ! matchMedia( '(prefers-reduced-motion: reduce)' ).matches ) {
		list.animate( { opacity: [ FAINT, 1 ] }, DURATION );
	}
}
