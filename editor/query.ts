/** Attributes of a block, as far as the server is asked about them. */
export type Query = Record< string, string | number | boolean | string[] >;

/**
 * Writes attributes as the REST API of WordPress reads them.
 *
 * @param query The attributes.
 */
export function queryOf( query: Query ): URLSearchParams {
	const parameters = new URLSearchParams();
	for ( const [ name, value ] of Object.entries( query ) ) {
		if ( Array.isArray( value ) ) {
			value.forEach( ( item ) =>
				parameters.append( `${ name }[]`, item )
			);
		} else {
			parameters.append( name, String( value ) );
		}
	}
	return parameters;
}
