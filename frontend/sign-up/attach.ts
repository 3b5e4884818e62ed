/** Sends a sign-up form without a new page. Without this, the browser sends it. */
import { emit } from '@vitrine/frontend';
import { FIELDS } from './data';
import type { SignUpData } from './data';
import { send, SHUT } from './send';

const PART = '.wp-block-vitrine-sign-up__';

/**
 * Attaches it.
 *
 * @param block The block.
 * @param data  What the server tells.
 */
export function attachSignUp( block: HTMLElement, data: SignUpData ): void {
	const form = block.querySelector< HTMLFormElement >( `${ PART }form` );
	const status = form?.querySelector< HTMLElement >( `${ PART }status` );
	if ( ! form || ! status ) {
		return;
	}
	// Their messages stand at the fields, in words of the page.
	form.noValidate = true;
	const show = ( code: string ) => {
		const isOfField = ( FIELDS as readonly string[] ).includes( code );
		const message = data.messages[ code ] ?? data.failed;
		status.textContent = isOfField ? '' : message;
		FIELDS.forEach( ( name ) =>
			mark( form, name, name === code ? message : '' )
		);
		if ( isOfField ) {
			field( form, code )?.focus();
		}
		if ( code === 'again' ) {
			emptyTrap( form );
		}
		block.classList.toggle( 'is-sent', code === 'sent' );
		if ( code === 'sent' ) {
			// What had the focus is gone.
			status.focus();
		}
		emit( form, `vitrine:form:${ code === 'sent' ? 'success' : 'error' }`, {
			form,
			dialog: form.closest( 'dialog' ),
			source: 'vitrine',
		} );
	};

	const setBusy = ( is: boolean ) => {
		block.classList.toggle( 'is-busy', is );
		form.querySelector( `${ PART }button` )?.setAttribute(
			'aria-busy',
			String( is )
		);
		if ( is ) {
			status.textContent = data.sending;
		}
	};

	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const wrong = FIELDS.find(
			// Not checkValidity(), which tells others of an error.
			( name ) => field( form, name )?.validity.valid === false
		);
		if ( wrong ) {
			show( wrong );
		} else if ( ! block.classList.contains( 'is-busy' ) ) {
			setBusy( true );
			// How long the page has been open here, however old it is.
			field( form, 'pace' )!.value = String(
				Math.round( performance.now() )
			);
			send( form, data.address )
				.catch( () => 'failed' )
				.then( ( code ) => {
					setBusy( false );
					if ( code === SHUT ) {
						form.submit();
					} else {
						show( code );
					}
				} );
		}
	} );

	// What the page before has led to.
	const invalid = form.querySelector< HTMLElement >( '[aria-invalid]' );
	if ( status.textContent || invalid ) {
		( invalid ?? status ).focus();
	}
}

/**
 * A field of a form.
 *
 * @param form The form.
 * @param name Its name.
 */
const field = ( form: HTMLFormElement, name: string ) =>
	form.querySelector< HTMLInputElement >( `input[name="${ name }"]` );

/**
 * Says at a field what is wrong.
 *
 * @param form    The form.
 * @param name    Name of the field.
 * @param message What is said, '' = nothing.
 */
function mark( form: HTMLFormElement, name: string, message: string ): void {
	const control = field( form, name );
	const error = document.getElementById( `${ form.id }-${ name }-error` );
	if ( control && error ) {
		error.textContent = message;
		control.toggleAttribute( 'aria-invalid', false );
		if ( message ) {
			control.setAttribute( 'aria-invalid', 'true' );
		}
	}
}

/**
 * Lets people try again whose browser has filled in every field.
 *
 * @param form The form.
 */
function emptyTrap( form: HTMLFormElement ): void {
	const trap = form.querySelector< HTMLInputElement >(
		`${ PART }trap input`
	);
	if ( trap ) {
		trap.value = '';
	}
}
