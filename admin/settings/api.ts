import apiFetch from '@wordpress/api-fetch';

import type {
	Account,
	Network,
	RefreshAnswer,
	Source,
	TestAnswer,
} from './types';

const ROUTE = '/vitrine/v1/sources';

/** One call of a refresh stays well below the time limit of any server and moves the progress bar often. */
const REFRESH_SECONDS = 4;

export const list = () => apiFetch< Source[] >( { path: ROUTE } );

export const accounts = ( network: Network, token: string ) =>
	apiFetch< Account[] >( {
		path: `${ ROUTE }/accounts`,
		method: 'POST',
		data: { network, token },
	} );

export const connect = ( network: Network, account: string, token: string ) =>
	apiFetch< Source >( {
		path: ROUTE,
		method: 'POST',
		data: { network, account, token },
	} );

export const refresh = ( id: number, pictures: boolean ) =>
	apiFetch< RefreshAnswer >( {
		path: `${ ROUTE }/${ id }/refresh`,
		method: 'POST',
		data: { seconds: REFRESH_SECONDS, pictures },
	} );

export const test = ( id: number ) =>
	apiFetch< TestAnswer >( {
		path: `${ ROUTE }/${ id }/test`,
		method: 'POST',
	} );

export const remove = ( id: number ) =>
	apiFetch< unknown >( { path: `${ ROUTE }/${ id }`, method: 'DELETE' } );
