/** Asks to be told of forms and carts: a page whose popups have no use for them fetches nothing. */
import { loadOnce } from '../core/load';

/** Listen for `vitrine:form:…` and `vitrine:cart:added` before; without the module nobody tells them. */
export const watchForms = loadOnce( async () => {
	// Somebody may be quicker than the network.
	const missed: Event[] = [];
	const note = ( event: Event ) => missed.push( event );
	window.addEventListener( 'submit', note );
	try {
		const { watchCart, watchForms: watch } = await import(
			/* webpackIgnore: true */ '@vitrine/forms'
		);
		watch( missed );
		watchCart();
	} finally {
		window.removeEventListener( 'submit', note );
	}
} );
