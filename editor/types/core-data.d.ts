/**
 * What Vitrine uses of @wordpress/core-data, which the site provides.
 */
declare module '@wordpress/core-data' {
	export const store: {
		name: 'core';
		instantiate: never;
	};

	export function useEntityProp< Value >(
		kind: string,
		name: string,
		property: string,
		id?: number
	): [ Value | undefined, ( value: Value ) => void, unknown ];
}
