/** The whole screen for the viewer, where browser and page allow it; downloaded when it is asked for. */

/**
 * Makes the whole screen ready for an element.
 *
 * @param element  No dialog, which may not be shown in fullscreen.
 * @param signal   Ends it; nothing is told then.
 * @param onChange The element has the screen, or has it no more.
 * @return Gives it the screen, or takes it back.
 */
export function attachFullscreen(
	element: HTMLElement,
	signal: AbortSignal,
	onChange: ( active: boolean ) => void
) {
	let active = false;
	const isActive = () => document.fullscreenElement === element;
	document.addEventListener(
		'fullscreenchange',
		() => {
			if ( active !== isActive() ) {
				active = ! active;
				onChange( active );
			}
		},
		{ signal }
	);
	signal.addEventListener( 'abort', () => {
		if ( isActive() ) {
			document.exitFullscreen().catch( () => {} );
		}
	} );
	return async () => {
		try {
			await ( document.fullscreenElement
				? document.exitFullscreen()
				: element.requestFullscreen() );
		} catch {
			// The browser or the page's policy forbids it.
		}
	};
}
