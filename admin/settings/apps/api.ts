import apiFetch from '@wordpress/api-fetch';

import type { Apps } from './types';
import type { TokenNetwork } from '../types';

const ROUTE = '/vitrine/v1/apps';

export const read = () => apiFetch< Apps >( { path: ROUTE } );

/**
 * Keeps an app.
 *
 * @param network Whose it is.
 * @param id      App ID, '' = none.
 * @param secret  App secret; undefined: as it is.
 */
export const save = (
	network: TokenNetwork,
	id: string,
	secret: string | undefined
) =>
	apiFetch< Apps >( {
		path: `${ ROUTE }/${ network }`,
		method: 'PUT',
		data: { id, ...( secret !== undefined && { secret } ) },
	} );
