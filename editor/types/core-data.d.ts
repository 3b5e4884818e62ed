/**
 * What Vitrine uses of @wordpress/core-data, which the site provides.
 */
declare module '@wordpress/core-data' {
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';

	interface Actions {
		/** Creates what has no id; undefined = it was not saved, unless an option says to throw. */
		saveEntityRecord: (
			kind: string,
			name: string,
			record: object,
			options?: { throwOnError?: boolean }
		) => { id: number } | undefined;
	}

	export const store: StoreDescriptor<
		ReduxStoreConfig< unknown, Actions, unknown >
	>;

	export function useEntityProp< Value >(
		kind: string,
		name: string,
		property: string,
		id?: number
	): [ Value | undefined, ( value: Value ) => void, unknown ];
}
