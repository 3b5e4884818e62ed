/**
 * For visitors' scripts, which read galleries of nanogallery2 that PHP never sees. Their settings have no patterns, formats, least lengths, required members or numbers in place of text, so the code for those stays out.
 */
import { members, value } from './read';
import type { Reading } from './read';
import type { Properties, Schema } from './schema';

const READING: Reading = {
	text: ( { maxLength }, given ) =>
		typeof given === 'string'
			? [ ...given.trim() ].slice( 0, maxLength ).join( '' )
			: null,
};

/** As that of the editor. */
export const readAttributes = < A extends object >(
	properties: Properties,
	given: object
): A => members( properties, given, READING ) as A;

/** As that of the editor. */
export const readValue = < Value >( schema: Schema, given: unknown ): Value =>
	( value( schema, given, READING ) ??
		value( schema, schema.default, READING ) ) as Value;
