/** Attributes of a block, as far as the server is asked about them. */
export type Query = Record< string, Value >;

type Value = string | number | boolean | Value[] | { [ name: string ]: Value };

/**
 * Writes attributes as the REST API of WordPress reads them.
 *
 * @param query The attributes.
 */
export function queryOf( query: Query ): URLSearchParams {
	const parameters = new URLSearchParams();
	const append = ( name: string, value: Value ): void => {
		if ( Array.isArray( value ) ) {
			value.forEach( ( item, index ) =>
				append(
					`${ name }[${ typeof item === 'object' ? index : '' }]`,
					item
				)
			);
		} else if ( typeof value === 'object' ) {
			Object.entries( value ).forEach( ( [ member, item ] ) =>
				append( `${ name }[${ member }]`, item )
			);
		} else {
			parameters.append( name, String( value ) );
		}
	};
	Object.entries( query ).forEach( ( [ name, value ] ) =>
		append( name, value )
	);
	return parameters;
}
