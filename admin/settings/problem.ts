import { __ } from '@wordpress/i18n';

import type { Problem } from './types';

interface RestError {
	code?: unknown;
	message?: unknown;
	data?: { remedy?: unknown; params?: unknown } | null;
}

const text = ( value: unknown ) =>
	typeof value === 'string' && value !== '' ? value : null;

/** WordPress hides what is wrong with a field behind the name of the field. */
function refusedFields( { data }: RestError ): string | null {
	const params = data?.params;

	return typeof params === 'object' && params !== null
		? text( Object.values( params ).filter( text ).join( ' ' ) )
		: null;
}

/** What to do about failures that arise before Vitrine's own routes can answer. */
function ownRemedy( code: string ): string | null {
	switch ( code ) {
		case 'rest_cookie_invalid_nonce':
		case 'rest_not_logged_in':
			return __(
				'Reload this page, log in if asked, and try again.',
				'vitrine'
			);
		case 'fetch_error':
		case 'offline_error':
			return __( 'Check your connection and try again.', 'vitrine' );
		case 'invalid_json':
			return __(
				'The site did not respond in time or returned an error. Try again. If the problem persists, check the site’s error log.',
				'vitrine'
			);
		default:
			return null;
	}
}

/** Whatever was thrown, in words: the message and remedy of a REST error where there is one. */
export function toProblem( thrown: unknown ): Problem {
	const error: RestError =
		typeof thrown === 'object' && thrown !== null ? thrown : {};
	const code = text( error.code ) ?? 'unknown';

	return {
		code,
		message:
			refusedFields( error ) ??
			text( error.message ) ??
			__( 'Something went wrong.', 'vitrine' ),
		remedy: text( error.data?.remedy ) ?? ownRemedy( code ),
	};
}
