/**
 * Changes the page with a transition where the browser has one and the visitor welcomes motion.
 *
 * @param change Changes it.
 * @return When it is changed, not when the motion is over.
 */
export async function inTransition( change: () => void ): Promise< void > {
	if (
		! document.startViewTransition ||
		document.hidden ||
		matchMedia( '(prefers-reduced-motion: reduce)' ).matches
	) {
		change();
		return;
	}
	const transition = document.startViewTransition( change );
	// Another one takes its place, or the page is hidden: the change is made all the same.
	transition.ready.catch( () => undefined );
	transition.finished.catch( () => undefined );
	await transition.updateCallbackDone;
}
