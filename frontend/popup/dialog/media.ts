/** What plays in popups. PHP keeps it from loading beforehand (php/Popup/MediaDelay.php). */

/** Those of an author; what scripts add to forms, such as a captcha, would not bear it. */
const FRAMES = 'iframe[loading=lazy], iframe[allowfullscreen]';

const MEDIA = 'video, audio';

/**
 * Gives media back what they waited without.
 *
 * @param element The dialog.
 */
export function wake( element: HTMLElement ): void {
	const still = window.matchMedia?.(
		'(prefers-reduced-motion: reduce)'
	).matches;
	for ( const media of element.querySelectorAll< HTMLVideoElement >(
		MEDIA
	) ) {
		const { vitrinePoster, vitrineAutoplay } = media.dataset;
		if ( vitrinePoster ) {
			media.poster = vitrinePoster;
		}
		if ( vitrineAutoplay !== undefined && ! still ) {
			// Browsers refuse it with sound.
			media.play().catch( () => undefined );
		}
	}
}

/**
 * Silences what a popup plays.
 *
 * @param element The dialog.
 */
export function pause( element: HTMLElement ): void {
	for ( const media of element.querySelectorAll< HTMLMediaElement >(
		MEDIA
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
	for ( const frame of element.querySelectorAll< HTMLIFrameElement >(
		FRAMES
	) ) {
		frame.loading = 'lazy';
		frame.replaceWith( frame );
	}
}
