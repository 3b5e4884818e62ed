import type { Visit } from '../popup';

/**
 * Stops the page behind from scrolling; style.scss does it, for as long as the dialog is open with these classes. Nothing moves.
 *
 * @param visit The popup.
 */
export function holdStill( { element, isModal, popup }: Visit ): void {
	const { classList, ownerDocument } = element;
	const { body, documentElement: root } = ownerDocument;
	// A page whose body clips goes on clipping there: as a box that scrolls it would take sticky headers along.
	const isClipped =
		getComputedStyle( root ).overflowY === 'visible' &&
		getComputedStyle( body ).overflowY !== 'visible';
	const state = {
		'is-locking': isModal && popup.config.settings.prevent_scroll === 'yes',
		'is-locking-body': isClipped,
		'has-gutter': window.innerWidth > root.clientWidth,
	};
	for ( const [ name, is ] of Object.entries( state ) ) {
		classList.toggle( name, is );
	}
}

/**
 * Follows links to another part of the page: a modal popup closes, it would hide what they lead to.
 *
 * @param visit  The popup.
 * @param signal Until when.
 */
export function followAnchors( visit: Visit, signal: AbortSignal ): void {
	const { element } = visit;
	element.addEventListener(
		'click',
		( event ) => {
			const { target } = event;
			const link = ( target as Element ).closest( 'a' );
			const there =
				link?.hash &&
				link.pathname === window.location.pathname &&
				document.getElementById( decoded( link.hash.slice( 1 ) ) );
			if (
				there &&
				! event.defaultPrevented &&
				! element.contains( there )
			) {
				visit.leave?.( 'link' );
			}
		},
		{ signal }
	);
}

function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
