/**
 * Reads attributes by the JSON Schema in block.json. Stored content may hold anything: each value is brought within bounds alone, and its neighbors stay.
 *
 * Twin: php/Support/Schema.php, which states the rules; both are held to tests/fixtures/schema.json. For the editor; visitors get what PHP has read, but for galleries of nanogallery2, which it never sees (visitors.ts).
 */
import { isObject, members, own, value } from './read';
import type { Reading } from './read';
import type { Properties, Schema } from './schema';
import { readText, written } from './texts';

export { isObject } from './read';
export { withReferences } from './schema';
export type { Complete, Described, Properties, Schema } from './schema';

const COMPLETE: Reading = {
	text: readText,
	isUsable: ( { required = [], properties = {} }, given ) =>
		required.every( ( name ) => {
			const property = properties[ name ]!;
			const member = own( given, name ) ?? property.default;
			return value( property, member, COMPLETE ) !== null;
		} ),
};

const STORED: Reading = {
	...COMPLETE,
	text: ( schema, given ) =>
		schema.enum ? readText( schema, given ) : written( given ),
	isPartial: true,
};

/**
 * Attributes within their bounds; one that is not given and has no default is missing.
 *
 * @param properties `attributes` of block.json, with what they refer to.
 * @param given      Attributes, possibly hostile.
 */
export const readAttributes = < A extends object >(
	properties: Properties,
	given: object
): A => members( properties, given, COMPLETE ) as A;

/**
 * A value within its bounds; its default where it cannot be used.
 *
 * @param schema Its schema.
 * @param given  The value, possibly hostile.
 */
export const readValue = < Value >( schema: Schema, given: unknown ): Value =>
	( value( schema, given, COMPLETE ) ??
		value( schema, schema.default, COMPLETE ) ) as Value;

/**
 * Attributes as controls show them: within their bounds, but text as it is being typed, and of objects only the members that are stored.
 * Attributes of others stay. What is within bounds already is the very same as before.
 *
 * @param properties `attributes` of block.json, with what they refer to.
 * @param given      Attributes, possibly hostile.
 */
export function readStored< A extends object >(
	properties: Properties,
	given: A
): A {
	const read = Object.entries( properties )
		.map( ( [ name, schema ] ) => [
			name,
			value( schema, own( given, name ), STORED ) ?? schema.default,
		] )
		.filter( ( [ , one ] ) => one !== undefined );
	return kept( { ...given, ...Object.fromEntries( read ) }, given );
}

/**
 * What was read, or what was given where that is the same, in every depth.
 *
 * @param read  What was read.
 * @param given What was given.
 */
function kept< Value >( read: Value, given: unknown ): Value {
	const isBoth = ( isOne: ( value: unknown ) => boolean ) =>
		isOne( read ) && isOne( given );
	if (
		read === given ||
		! ( isBoth( isObject ) || isBoth( Array.isArray ) )
	) {
		return read;
	}
	const names = Object.keys( read as object );
	const from = given as Record< string, unknown >;
	const to = read as Record< string, unknown >;
	for ( const name of names ) {
		to[ name ] = kept( to[ name ], own( from, name ) );
	}
	return names.length === Object.keys( from ).length &&
		names.every( ( name ) => to[ name ] === own( from, name ) )
		? ( given as Value )
		: read;
}
