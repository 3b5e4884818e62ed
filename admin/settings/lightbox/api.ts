import apiFetch from '@wordpress/api-fetch';

const SITE = '/wp/v2/settings';

/** Twin: LightboxSettings::OPTION in php/Lightbox/LightboxSettings.php. */
const OPTION = 'vitrine_lightbox';

/** Where a text comes from. */
export type Source = '' | 'title' | 'caption' | 'alt' | 'description';

/** As frontend/render/lightbox/schema.json describes it. */
export interface Lightbox {
	links: 'off' | 'asked' | 'all';
	videos: boolean;
	group: 'block' | 'page';
	title: Source;
	description: Source;
	counter: boolean;
	fullscreen: boolean;
	zoom: boolean;
	share: boolean;
}

/** What is stored; null: the user may not change the settings of the site, or they are not there. */
export const lightbox = async () => {
	const settings = await apiFetch< Record< string, unknown > >( {
		path: SITE,
	} );
	const value = settings[ OPTION ];

	return value && typeof value === 'object'
		? ( value as Partial< Lightbox > )
		: null;
};

export const saveLightbox = ( value: Lightbox ) =>
	apiFetch< unknown >( {
		path: SITE,
		method: 'POST',
		data: { [ OPTION ]: value },
	} );
