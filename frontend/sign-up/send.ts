/** Sends what is in a form to the API. */

/** The API is shut, or does not take requests of scripts: the browser has to send the form. */
export const SHUT = 'shut';

/** Answers of sites that keep strangers from their API. */
const REFUSALS = [ 401, 403, 404 ];

/**
 * Sends a form. Where its token is of a page that is too old, it takes one of a page of now, once.
 *
 * @param form    The form.
 * @param address Where to.
 * @return Code of the answer, or SHUT.
 */
export async function send(
	form: HTMLFormElement,
	address: string
): Promise< string > {
	const code = await post( form, address );
	const token = code === 'stale' ? await freshToken( form.id ) : undefined;
	const field =
		form.querySelector< HTMLInputElement >( 'input[name="form"]' );
	if ( ! field || ! token || token === field.value ) {
		return code;
	}
	field.value = token;
	return post( form, address );
}

/**
 * Sends a form once.
 *
 * @param form    The form.
 * @param address Where to.
 * @return Code of the answer, or SHUT.
 */
async function post(
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
	if ( REFUSALS.includes( response.status ) ) {
		return SHUT;
	}
	const { code } = ( await response.json() ) as { code?: unknown };
	if ( ! response.ok || typeof code !== 'string' ) {
		throw new Error( 'No answer' );
	}
	return code;
}

/**
 * The token of a form on the page as the site makes it now, past caches.
 *
 * @param id Of the form.
 */
async function freshToken( id: string ): Promise< string | undefined > {
	const address = new URL( window.location.href );
	address.hash = '';
	address.searchParams.delete( 'vitrine-signed-up' );
	address.searchParams.set( 'vitrine-fresh', String( Date.now() ) );
	try {
		const response = await fetch( address, { cache: 'no-store' } );
		const page = new DOMParser().parseFromString(
			await response.text(),
			'text/html'
		);
		return page
			.getElementById( id )
			?.querySelector< HTMLInputElement >( 'input[name="form"]' )?.value;
	} catch {
		// The answer says that the form is too old.
		return undefined;
	}
}
