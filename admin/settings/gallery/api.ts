import apiFetch from '@wordpress/api-fetch';

import type {
	Connection,
	ConnectionData,
	ProviderKind,
	RefreshAnswer,
	TestAnswer,
} from './types';

const ROUTE = '/vitrine/v1/providers';
const SITE = '/wp/v2/settings';

/** Whether the place of a photograph is kept and shown. */
const KEEP_LOCATION = 'vitrine_keep_location';

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

/** Null: the user may not change the settings of the site, or they are not there. */
export const keepsLocation = async () => {
	const settings = await apiFetch< Record< string, unknown > >( {
		path: SITE,
	} );
	const value = settings[ KEEP_LOCATION ];

	return typeof value === 'boolean' ? value : null;
};

export const keepLocation = ( keep: boolean ) =>
	apiFetch< unknown >( {
		path: SITE,
		method: 'POST',
		data: { [ KEEP_LOCATION ]: keep },
	} );
