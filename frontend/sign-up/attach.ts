/** Sends a sign-up form without a new page. Without this, the browser sends it. */
import { emit } from '@vitrine/frontend';
import { FIELDS } from './data';
import type { SignUpData } from './data';

type Control = HTMLInputElement | null;

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
	const field = ( name: string ): Control =>
		form.querySelector( `input[name="${ name }"]` );
	const mark = ( name: string, message: string ) => {
		const control = field( name );
		const error = document.getElementById( `${ form.id }-${ name }-error` );
		if ( control && error ) {
			error.textContent = message;
			control.toggleAttribute( 'aria-invalid', false );
			if ( message ) {
				control.setAttribute( 'aria-invalid', 'true' );
			}
		}
	};
	const show = ( code: string ) => {
		const isOfField = ( FIELDS as readonly string[] ).includes( code );
		const message = data.messages[ code ] ?? data.failed;
		status.textContent = isOfField ? '' : message;
		FIELDS.forEach( ( name ) =>
			mark( name, name === code ? message : '' )
		);
		if ( isOfField ) {
			field( code )?.focus();
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

	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const wrong = FIELDS.find(
			( name ) => ! ( field( name )?.checkValidity() ?? true )
		);
		if ( wrong ) {
			show( wrong );
		} else if ( ! block.classList.contains( 'is-busy' ) ) {
			block.classList.add( 'is-busy' );
			// How long the page has been open here, however old it is.
			field( 'pace' )!.value = String( Math.round( performance.now() ) );
			send( form, data.address )
				.then( show, () => {
					// Where the API is shut, the browser sends the form.
					form.submit();
				} )
				.finally( () => block.classList.remove( 'is-busy' ) );
		}
	} );

	// What the page before has led to.
	const invalid = form.querySelector< HTMLElement >( '[aria-invalid]' );
	if ( status.textContent || invalid ) {
		( invalid ?? status ).focus();
	}
}

/**
 * Sends the form.
 *
 * @param form    The form.
 * @param address Where to.
 * @return Code of the answer.
 */
async function send(
	form: HTMLFormElement,
	address: string
): Promise< string > {
	const body = new FormData( form );
	// It says that the browser sends the form.
	body.delete( 'vitrine-sign-up' );
	const response = await fetch( address, {
		method: 'POST',
		body,
		credentials: 'omit',
	} );
	const { code } = ( await response.json() ) as { code?: unknown };
	if ( ! response.ok || typeof code !== 'string' ) {
		throw new Error( 'No answer' );
	}
	return code;
}
