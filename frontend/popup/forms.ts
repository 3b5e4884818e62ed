/** Asks to be told of forms and carts: a page whose popups have no use for them fetches nothing. */
import { loadOnce } from '../core/load';

/**
 * Listen for `vitrine:form:…` and `vitrine:cart:added` before; without the module nobody tells them.
 *
 * @return What this page is the answer to, where somebody else has asked before.
 */
export const watchForms = loadOnce( async () => {
	// Somebody may be quicker than the network.
	const missed: Event[] = [];
	const note = ( event: Event ) => missed.push( event );
	window.addEventListener( 'submit', note );
	try {
		const { watchCart, watchForms: watch } = await import(
			/* webpackIgnore: true */ '@vitrine/forms'
		);
		watchCart();
		return watch( missed );
	} finally {
		window.removeEventListener( 'submit', note );
	}
} );
