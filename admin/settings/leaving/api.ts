import apiFetch from '@wordpress/api-fetch';

const SITE = '/wp/v2/settings';

/** What is kept when the plugin is deleted; twin: Deletion::OPTION in php/Install/Deletion.php. */
const DELETION = 'vitrine_when_deleted';

export type Deletion = 'keep' | 'everything';

/** Null: the user may not change the settings of the site, or they are not there. */
export const deletion = async (): Promise< Deletion | null > => {
	const settings = await apiFetch< Record< string, unknown > >( {
		path: SITE,
	} );
	const value = settings[ DELETION ];

	return value === 'keep' || value === 'everything' ? value : null;
};

export const saveDeletion = ( value: Deletion ) =>
	apiFetch< unknown >( {
		path: SITE,
		method: 'POST',
		data: { [ DELETION ]: value },
	} );
