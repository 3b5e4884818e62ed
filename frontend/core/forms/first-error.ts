/** Where a visitor has to go who sent a form with errors. */
import { scrollPageTo } from '@vitrine/frontend';
import { isVisible } from '../dialog/focus';

const FIELD = ':is(input:not([type=hidden]),select,textarea)';

/** Fields that plugins have marked, or have marked around. */
const MARKED =
	`${ FIELD }:is([aria-invalid=true],.wpcf7-not-valid,.wpforms-error),` +
	`:is(.gfield_error,.nf-error,.ff-el-is-error,.elementor-error,.frm_blank_field,.forminator-has_error) ${ FIELD }`;

/**
 * Leads to the first field with an error, and moves the focus there. A plugin that has done so is left alone.
 *
 * @param form The form.
 */
export function goToError( form: Element ): void {
	const fields = [ ...form.querySelectorAll< HTMLElement >( MARKED ) ];
	if ( fields.includes( form.ownerDocument.activeElement as HTMLElement ) ) {
		return;
	}
	const field = fields.find( isVisible );
	if ( field?.closest( 'dialog' ) ) {
		// The browser scrolls whatever it is in.
		field.focus();
		return;
	}
	const { top, bottom } = form.getBoundingClientRect();
	// Its message may be anywhere in it; the plugin announces it.
	if ( field || bottom < 0 || top > window.innerHeight ) {
		scrollPageTo( field ?? form, { focus: field ?? null } ).catch( () =>
			( field ?? form ).scrollIntoView()
		);
	}
}
