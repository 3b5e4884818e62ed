/** What browsers have of view transitions: of an element, or of the whole page alone. */
interface Scope {
	startViewTransition?: Document[ 'startViewTransition' ];
}

/**
 * Changes an element with a transition where the browser has one and the visitor welcomes motion.
 *
 * One of the element alone is quicker, and the page around it can be used meanwhile. Browsers contain its layout then: margins of
 * blocks would not collapse any more.
 *
 * @param element What changes.
 * @param change  Changes it.
 * @return When it is changed, not when the motion is over.
 */
export async function inTransition(
	element: Element,
	change: () => void
): Promise< void > {
	const scope: Scope =
		'startViewTransition' in element &&
		/grid|flex/.test( getComputedStyle( element ).display )
			? ( element as Scope )
			: document;
	if (
		! scope.startViewTransition ||
		document.hidden ||
		matchMedia( '(prefers-reduced-motion: reduce)' ).matches
	) {
		change();
		return;
	}
	const transition = scope.startViewTransition( change );
	// Another one takes its place, or the page is hidden: the change is made all the same.
	transition.ready.catch( () => undefined );
	transition.finished.catch( () => undefined );
	await transition.updateCallbackDone;
}
