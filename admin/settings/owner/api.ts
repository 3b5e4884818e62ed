import apiFetch from '@wordpress/api-fetch';

import type { Place } from './types';

export const places = () =>
	apiFetch< Place[] >( { path: '/vitrine/v1/feed-places' } );
