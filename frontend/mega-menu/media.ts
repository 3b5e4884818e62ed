/**
 * Lets what plays by itself go on, such as the video of a cover.
 *
 * @param panel The panel.
 */
export function resumeMedia( panel: HTMLElement ): void {
	for ( const video of panel.querySelectorAll< HTMLVideoElement >(
		'video[autoplay]'
	) ) {
		// Browsers may say no.
		video.play().catch( () => undefined );
	}
}

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
