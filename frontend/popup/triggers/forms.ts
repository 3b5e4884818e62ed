import type { Trigger } from '.';
import { onSent } from '../forms';

/** A form of the page was sent. */
export const formSubmit: Trigger = ( settings, fire, signal ) => {
	const selector = settings.form_submit_selector;
	if ( selector ) {
		document.querySelector( selector );
	}
	onSent( ( form ) => {
		if (
			! selector ||
			form.closest( selector ) ||
			form.querySelector( selector )
		) {
			fire();
		}
	}, signal );
};
