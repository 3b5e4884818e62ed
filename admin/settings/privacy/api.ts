import apiFetch from '@wordpress/api-fetch';

const SITE = '/wp/v2/settings';

/** Id of the ad pixel; twin: Pixel::OPTION in php/Consent/Pixel.php. */
const PIXEL = 'vitrine_pixel';

/** Whether commenters are named; twin: Commenters::OPTION in php/Feed/Comments/Commenters.php. */
const COMMENTERS = 'vitrine_show_commenters';

/** Null: the user may not change the settings of the site, or they are not there. */
export const showsCommenters = async () => {
	const settings = await apiFetch< Record< string, unknown > >( {
		path: SITE,
	} );
	const value = settings[ COMMENTERS ];

	return typeof value === 'boolean' ? value : null;
};

export const showCommenters = ( show: boolean ) =>
	apiFetch< unknown >( {
		path: SITE,
		method: 'POST',
		data: { [ COMMENTERS ]: show },
	} );

/** Null: the user may not change the settings of the site, or they are not there. */
export const pixel = async () => {
	const settings = await apiFetch< Record< string, unknown > >( {
		path: SITE,
	} );
	const value = settings[ PIXEL ];

	return typeof value === 'string' ? value : null;
};

export const savePixel = ( id: string ) =>
	apiFetch< unknown >( {
		path: SITE,
		method: 'POST',
		data: { [ PIXEL ]: id },
	} );
