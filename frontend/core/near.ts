/** How far from the window something is near, in windows. */
const NEAR = '100%';

/**
 * Tells when an element comes near the window, at once where it is.
 *
 * @param element Which one.
 * @param run     What to do then, once.
 */
export function whenNear( element: Element, run: () => void ): void {
	new IntersectionObserver(
		( entries, observer ) => {
			if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
				observer.disconnect();
				run();
			}
		},
		{ rootMargin: NEAR }
	).observe( element );
}
