import apiFetch from '@wordpress/api-fetch';

import type {
	FeedPlugin,
	Imported,
	PluginAccount,
	PluginFeed,
	PluginSlug,
	Report,
} from './types';

const FILES = '/vitrine/v1/imports';
const PLUGINS = '/vitrine/v1/feed-plugins';

function form( file: File, fields: Record< string, string > ): FormData {
	const body = new FormData();

	body.append( 'file', file );
	Object.entries( fields ).forEach( ( [ name, value ] ) =>
		body.append( name, value )
	);

	return body;
}

export const preview = ( file: File ) =>
	apiFetch< Report >( {
		path: FILES,
		method: 'POST',
		body: form( file, { preview: 'true' } ),
	} );

export const importFile = ( file: File, name: string ) =>
	apiFetch< Imported >( {
		path: FILES,
		method: 'POST',
		body: form( file, { name } ),
	} );

export const plugins = () => apiFetch< FeedPlugin[] >( { path: PLUGINS } );

export const connectAccount = ( plugin: PluginSlug, account: string ) =>
	apiFetch< PluginAccount >( {
		path: `${ PLUGINS }/${ plugin }/accounts`,
		method: 'POST',
		data: { account },
	} );

export const importFeeds = ( plugin: PluginSlug ) =>
	apiFetch< PluginFeed[] >( {
		path: `${ PLUGINS }/${ plugin }/feeds`,
		method: 'POST',
	} );
