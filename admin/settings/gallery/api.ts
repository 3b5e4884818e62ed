import apiFetch from '@wordpress/api-fetch';

import type {
	Connection,
	ConnectionData,
	ProviderKind,
	RefreshAnswer,
	TestAnswer,
} from './types';

const ROUTE = '/vitrine/v1/providers';

export const list = () => apiFetch< Connection[] >( { path: ROUTE } );

export const kinds = () =>
	apiFetch< ProviderKind[] >( { path: `${ ROUTE }/kinds` } );

export const add = ( provider: string, data: ConnectionData ) =>
	apiFetch< Connection >( {
		path: ROUTE,
		method: 'POST',
		data: { provider, ...data },
	} );

export const change = ( id: number, data: ConnectionData ) =>
	apiFetch< Connection >( {
		path: `${ ROUTE }/${ id }`,
		method: 'PUT',
		data,
	} );

export const refresh = ( id: number ) =>
	apiFetch< RefreshAnswer >( {
		path: `${ ROUTE }/${ id }/refresh`,
		method: 'POST',
	} );

export const test = ( id: number ) =>
	apiFetch< TestAnswer >( {
		path: `${ ROUTE }/${ id }/test`,
		method: 'POST',
	} );

export const remove = ( id: number ) =>
	apiFetch< unknown >( { path: `${ ROUTE }/${ id }`, method: 'DELETE' } );
