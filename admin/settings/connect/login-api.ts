import apiFetch from '@wordpress/api-fetch';

import type { Account, Network, Source } from '../types';

const ROUTE = '/vitrine/v1/logins';

/**
 * Begins a login.
 *
 * @param network What is connected.
 * @param by      By whom one logs in.
 */
export const begin = ( network: Network, by: Network ) =>
	apiFetch< { url: string } >( {
		path: ROUTE,
		method: 'POST',
		data: { network, by },
	} );

/**
 * The accounts that a login found.
 *
 * @param handle What came back of it.
 */
export const accounts = ( handle: string ) =>
	apiFetch< { network: Network; accounts: Account[] } >( {
		path: `${ ROUTE }/${ handle }`,
	} );

export const connect = ( handle: string, account: string ) =>
	apiFetch< Source >( {
		path: `${ ROUTE }/${ handle }`,
		method: 'POST',
		data: { account },
	} );

export const forget = ( handle: string ) =>
	apiFetch< unknown >( { path: `${ ROUTE }/${ handle }`, method: 'DELETE' } );
