import apiFetch from '@wordpress/api-fetch';

import type { OwnerSettings, Place } from './types';

const SITE = '/wp/v2/settings';

/** Twins: IncidentMail::OPTION in php/Health, Retention::OPTION in php/Privacy. */
const MAIL = 'vitrine_incident_mail';
const DAYS = 'vitrine_retention_days';

export const places = () =>
	apiFetch< Place[] >( { path: '/vitrine/v1/feed-places' } );

/** Null: the user may not change the settings of the site, or they are not there. */
export async function settings(): Promise< OwnerSettings | null > {
	const all = await apiFetch< Record< string, unknown > >( { path: SITE } );
	const mail = all[ MAIL ];
	const days = all[ DAYS ];

	return typeof mail === 'boolean' && typeof days === 'number'
		? { mail, days }
		: null;
}

export const save = ( { mail, days }: OwnerSettings ) =>
	apiFetch< unknown >( {
		path: SITE,
		method: 'POST',
		data: { [ MAIL ]: mail, [ DAYS ]: days },
	} );
