/** What plays in popups. PHP keeps it from loading beforehand (php/Popup/Display/LazyMedia.php). */
import { safeUrl } from '@vitrine/frontend';

/** Those of an author; what scripts add to forms, such as a captcha, would not bear it. */
const FRAMES = 'iframe[loading=lazy], iframe[allowfullscreen]';

const MEDIA = 'video, audio';

/** Puts the frames of a closed dialog back. */
const frames = new WeakMap< Element, ( () => void )[] >();

/**
 * Gives media back what they waited without.
 *
 * @param element The dialog.
 */
export function wake( element: HTMLElement ): void {
	frames.get( element )?.forEach( ( putBack ) => putBack() );
	const still = window.matchMedia?.(
		'(prefers-reduced-motion: reduce)'
	).matches;
	for ( const media of element.querySelectorAll< HTMLVideoElement >(
		MEDIA
	) ) {
		const { vitrinePoster, vitrineAutoplay } = media.dataset;
		if ( vitrinePoster ) {
			media.poster = safeUrl( vitrinePoster );
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
 * Ends what plays in frames of a closed popup: they are gone until it opens again, and the history has no entry for it.
 *
 * @param element The dialog.
 */
export function unload( element: HTMLElement ): void {
	const gone = [ ...element.querySelectorAll( FRAMES ) ].map( ( frame ) => {
		const place = document.createComment( '' );
		frame.replaceWith( place );
		return () => place.replaceWith( frame );
	} );
	frames.set( element, gone );
}
