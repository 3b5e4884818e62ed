/** Puts the frames of a closed panel back. */
const frames = new WeakMap< HTMLElement, ( () => void )[] >();

/**
 * Gives a panel its players back, and lets what plays by itself go on, such as the video of a cover.
 *
 * @param panel The panel.
 */
export function resumeMedia( panel: HTMLElement ): void {
	frames.get( panel )?.forEach( ( putBack ) => putBack() );
	frames.delete( panel );
	for ( const video of panel.querySelectorAll< HTMLVideoElement >(
		'video[autoplay]'
	) ) {
		// Browsers may say no.
		video.play().catch( () => undefined );
	}
}

/**
 * Stops what plays in a panel. Players in frames are gone until it opens again: put back at once they would be fetched anew, and might play where nobody sees them. The history gets no entry.
 *
 * @param panel The panel.
 */
export function stopMedia( panel: HTMLElement ): void {
	for ( const media of panel.querySelectorAll< HTMLMediaElement >(
		'video, audio'
	) ) {
		media.pause();
	}
	const gone = [ ...panel.querySelectorAll( 'iframe[allowfullscreen]' ) ].map(
		( frame ) => {
			const place = document.createComment( '' );
			frame.replaceWith( place );
			return () => place.replaceWith( frame );
		}
	);
	frames.set( panel, [ ...( frames.get( panel ) ?? [] ), ...gone ] );
}
