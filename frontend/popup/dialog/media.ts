/**
 * Silences what a popup plays.
 *
 * @param element The dialog.
 */
export function pause( element: HTMLElement ): void {
	for ( const media of element.querySelectorAll< HTMLMediaElement >(
		'video, audio'
	) ) {
		media.pause();
	}
}

/**
 * Ends what plays in frames of a closed popup: put in anew they load when it is opened again, and the history has no entry for it.
 *
 * @param element The dialog.
 */
export function unload( element: HTMLElement ): void {
	for ( const frame of element.querySelectorAll( 'iframe' ) ) {
		frame.loading = 'lazy';
		frame.replaceWith( frame );
	}
}
