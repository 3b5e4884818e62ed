/**
 * What Vitrine uses of @wordpress/core-data, which the site provides.
 */
declare module '@wordpress/core-data' {
	export const store: {
		name: 'core';
		instantiate: never;
	};
}
