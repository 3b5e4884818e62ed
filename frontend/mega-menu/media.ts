/**
 * Stops what plays in a panel. Players in frames start anew when the panel opens: out of the page and back, without an entry of the history.
 *
 * @param panel The panel.
 */
export function stopMedia( panel: HTMLElement ): void {
	for ( const media of panel.querySelectorAll< HTMLMediaElement >(
		'video, audio'
	) ) {
		media.pause();
	}
	for ( const frame of panel.querySelectorAll( 'iframe[allowfullscreen]' ) ) {
		const { parentNode, nextSibling } = frame;
		frame.remove();
		parentNode!.insertBefore( frame, nextSibling );
	}
}
