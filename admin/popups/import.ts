import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { toProblem } from '../settings/problem';
import type { Imported, ImportProblem } from './types';

/** What is sent: a file, or a plugin whose popups are on this site. */
export interface Wanted {
	file?: string;
	name?: string;
	source?: string;
	trusted: boolean;
}

/**
 * Imports popups as drafts.
 *
 * @param wanted What.
 */
export const importPopups = async ( wanted: Wanted ): Promise< Imported[] > =>
	(
		await apiFetch< { popups: Imported[] } >( {
			path: '/vitrine/v1/popups/import',
			method: 'POST',
			data: wanted,
		} )
	).popups;

/**
 * What was thrown, in words.
 *
 * @param thrown Anything.
 */
export function toImportProblem( thrown: unknown ): ImportProblem {
	const { message, remedy } = toProblem( thrown );
	const data = ( thrown as { data?: { faults?: unknown } } | null )?.data;
	const faults = Array.isArray( data?.faults )
		? data.faults.filter( ( fault ) => typeof fault === 'string' )
		: [];
	return {
		message:
			faults.length > 0
				? __( 'Nothing was imported.', 'vitrine' )
				: message,
		remedy,
		faults,
	};
}
