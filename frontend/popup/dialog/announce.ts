import type { Visit } from '../visit';

/** How long a new status waits before it speaks, ms: assistive technology must have seen it empty. */
const DELAY = 100;

/**
 * Says that a popup has opened where the focus did not go: one that leaves the page in use, and opened by itself or is not to have it.
 *
 * @param visit The popup.
 */
export function announce( { element, popup, isUnasked }: Visit ): void {
	const name = element.getAttribute( 'aria-label' ) ?? '';
	const { a11y_navigation: moves } = popup.config.settings;
	if ( ( isUnasked || moves === '' ) && name ) {
		const status = document.createElement( 'div' );
		status.role = 'status';
		status.className = 'wp-block-vitrine-popup__status';
		element.before( status );
		setTimeout( () => {
			status.textContent = popup.data.words.opened.replace( '%s', name );
		}, DELAY );
		setTimeout( () => status.remove(), DELAY * 100 );
	}
}
