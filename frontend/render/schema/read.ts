/**
 * Brings values within the bounds of their schema. What readers differ in is given to it: visitors' scripts get less (visitors.ts) than the editor (index.ts).
 *
 * Twin: php/Support/Schema.php, which states the rules.
 */
import type { Properties, Schema } from './schema';

/** What readers differ in. */
export interface Reading {
	/** What a text means, null where it cannot be used. */
	text: ( schema: Schema, given: unknown ) => string | null;
	/** Whether an object has the members that it needs. */
	isUsable?: ( schema: Schema, given: object ) => boolean;
	/** Whether of every object only what is said counts. */
	isPartial?: boolean;
}

/** What both of them are written as. */
const BOOLEANS: readonly unknown[][] = [
	[ true, 1, '1', 'true' ],
	[ false, 0, '0', 'false' ],
];

export const isObject = (
	given: unknown
): given is Record< string, unknown > =>
	typeof given === 'object' && given !== null && ! Array.isArray( given );

export const own = ( given: object, name: string ): unknown =>
	Object.hasOwn( given, name )
		? ( given as Record< string, unknown > )[ name ]
		: undefined;

/**
 * Members of an object; one that is not given and has no default is missing.
 *
 * @param properties Schemas by name.
 * @param given      The object, possibly hostile.
 * @param reading    How it is read.
 * @param isPartial  Whether only what is said counts.
 */
export function members(
	properties: Properties,
	given: object,
	reading: Reading,
	isPartial = reading.isPartial
): Record< string, unknown > {
	const read: Record< string, unknown > = {};
	for ( const [ name, schema ] of Object.entries( properties ) ) {
		const member =
			value( schema, own( given, name ), reading, isPartial ) ??
			( isPartial ? null : value( schema, schema.default, reading ) );
		if ( member !== null ) {
			read[ name ] = member;
		}
	}
	return read;
}

/**
 * A value, or null where it cannot be used.
 *
 * @param schema    Its schema.
 * @param given     The value, possibly hostile.
 * @param reading   How it is read.
 * @param isPartial Whether of objects only what is said counts.
 */
export function value(
	schema: Schema,
	given: unknown,
	reading: Reading,
	isPartial = reading.isPartial
): unknown {
	const read = ofType( schema, given, reading, isPartial );
	return schema.enum && ! schema.enum.includes( read ) ? null : read;
}

function ofType(
	schema: Schema,
	given: unknown,
	reading: Reading,
	isPartial: boolean | undefined
): unknown {
	switch ( schema.type ) {
		case 'boolean':
			return (
				BOOLEANS.find( ( written ) =>
					written.includes( given )
				)?.[ 0 ] ?? null
			);
		case 'string':
			return reading.text( schema, given );
		case 'array':
			return Array.isArray( given )
				? items( schema, given, reading )
				: null;
		case 'object':
			return isObject( given )
				? object( schema, given, reading, isPartial )
				: null;
		default:
			return number( schema, given );
	}
}

function number( schema: Schema, given: unknown ): number | null {
	const written =
		typeof given === 'string' && /^-?\d+(\.\d+)?$/.test( given.trim() )
			? Number( given )
			: given;
	if ( typeof written !== 'number' || Number.isNaN( written ) ) {
		return null;
	}
	const step = schema.multipleOf ?? ( schema.type === 'integer' ? 1 : 0 );
	const parts = Math.round( 1 / step );
	const rounded =
		step > 0 ? Math.floor( written * parts + 0.5 ) / parts : written;
	if ( schema.below === 'default' && rounded < schema.minimum! ) {
		return null;
	}
	return (
		Math.max(
			schema.minimum ?? Number.MIN_SAFE_INTEGER,
			Math.min( schema.maximum ?? Number.MAX_SAFE_INTEGER, rounded )
		) + 0
	);
}

function items(
	schema: Schema,
	given: unknown[],
	reading: Reading
): unknown[] {
	const entries = schema.items;
	const usable = entries
		? given
				.map( ( item ) => value( entries, item, reading ) )
				.filter( ( item ) => item !== null )
		: given;
	return ( schema.uniqueItems ? [ ...new Set( usable ) ] : usable ).slice(
		0,
		schema.maxItems
	);
}

function object(
	schema: Schema,
	given: object,
	reading: Reading,
	isPartial: boolean | undefined
): object | null {
	if ( reading.isUsable?.( schema, given ) === false ) {
		return null;
	}
	return schema.properties
		? members(
				schema.properties,
				given,
				reading,
				isPartial || schema.partial
			)
		: given;
}
