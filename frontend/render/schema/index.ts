/**
 * Reads attributes by the JSON Schema in block.json. Stored content may hold anything: each value is brought within bounds alone, and its neighbors stay.
 *
 * Twin: php/Support/Schema.php, which states the rules; both are held to tests/fixtures/schema.json. For the editor; visitors get what PHP has read, but for galleries of nanogallery2, which it never sees.
 */

/** What our block.json says of a value. */
export interface Schema {
	type: string;
	description?: string;
	default?: unknown;
	enum?: readonly unknown[];
	minimum?: number;
	maximum?: number;
	multipleOf?: number;
	/** Characters. */
	minLength?: number;
	maxLength?: number;
	/** What the whole text matches. */
	pattern?: string;
	/** `plain`: without HTML elements; `verbatim`: `<`, `>` and `&` as they were before KSES. */
	format?: string;
	/** Of entries; as those of another attribute: `{ $ref: '#/attributes/timing' }`. */
	items?: Schema | Reference;
	maxItems?: number;
	uniqueItems?: boolean;
	properties?: Properties;
	/** Members without which an object cannot be used. */
	required?: readonly string[];
}

/** To another attribute: `#/attributes/timing`. */
interface Reference {
	$ref: string;
}

/** An attribute as it is read: with all members. */
export type Complete< T > = T extends readonly ( infer Entry )[]
	? Complete< Entry >[]
	: T extends object
		? { [ Name in keyof T ]-?: Complete< T[ Name ] > }
		: T;

/** Schemas of an object's members. */
export type Properties = Record< string, Schema >;

/**
 * Attributes within their bounds; one that is not given and has no default is missing.
 *
 * @param properties `attributes` of block.json.
 * @param given      Attributes, possibly hostile.
 */
export const readAttributes = < A extends object >(
	properties: Properties,
	given: object
): A => members( withReferences( properties ), given, false ) as A;

/**
 * A value within its bounds; its default where it cannot be used.
 *
 * @param schema Its schema.
 * @param given  The value, possibly hostile.
 */
export const readValue = < Value >( schema: Schema, given: unknown ): Value =>
	( value( schema, given, false ) ??
		value( schema, schema.default, false ) ) as Value;

/**
 * Attributes as controls show them: within their bounds, but text as it is being typed, and of objects only the members that are stored.
 * Attributes of others stay. What is within bounds already is the very same as before.
 *
 * @param properties `attributes` of block.json.
 * @param given      Attributes, possibly hostile.
 */
export function readStored< A extends object >(
	properties: Properties,
	given: A
): A {
	const read = {
		...given,
		...Object.fromEntries(
			Object.entries( withReferences( properties ) )
				.map( ( [ name, schema ] ) => [
					name,
					value( schema, own( given, name ), true ) ?? schema.default,
				] )
				.filter( ( [ , one ] ) => one !== undefined )
		),
	};
	return isSame( read, given ) ? given : read;
}

/**
 * Attributes with what the entries of their lists refer to.
 *
 * @param properties `attributes` of block.json.
 */
export const withReferences = ( properties: Properties ): Properties =>
	Object.fromEntries(
		Object.entries( properties ).map( ( [ name, schema ] ) => [
			name,
			schema.items && '$ref' in schema.items
				? {
						...schema,
						items: properties[
							schema.items.$ref.replace( /.*\//, '' )
						]!,
					}
				: schema,
		] )
	);

export const isObject = (
	given: unknown
): given is Record< string, unknown > =>
	typeof given === 'object' && given !== null && ! Array.isArray( given );

const own = ( given: object, name: string ): unknown =>
	Object.hasOwn( given, name )
		? ( given as Record< string, unknown > )[ name ]
		: undefined;

/**
 * Members of an object.
 *
 * @param properties Schemas by name.
 * @param given      The object.
 * @param asStored   Whether it is read for controls.
 */
function members(
	properties: Properties,
	given: object,
	asStored: boolean
): Record< string, unknown > {
	return Object.fromEntries(
		Object.entries( properties )
			.map( ( [ name, schema ] ) => [
				name,
				asStored
					? value( schema, own( given, name ), true )
					: readValue( schema, own( given, name ) ),
			] )
			.filter( ( [ , read ] ) => read !== null )
	);
}

/**
 * A value, or null where it cannot be used.
 *
 * @param schema   Its schema.
 * @param given    The value.
 * @param asStored Whether it is read for controls.
 */
function value( schema: Schema, given: unknown, asStored: boolean ): unknown {
	const read = ofType( schema, given, asStored && ! schema.enum );
	return schema.enum && ! schema.enum.includes( read ) ? null : read;
}

function ofType( schema: Schema, given: unknown, asStored: boolean ): unknown {
	switch ( schema.type ) {
		case 'integer':
		case 'number':
			return number( schema, given );
		case 'boolean':
			return boolean( given );
		case 'string':
			return text( schema, given, asStored );
		case 'array':
			return Array.isArray( given )
				? items( schema, given, asStored )
				: null;
		case 'object':
			return isObject( given ) ? object( schema, given, asStored ) : null;
		default:
			return null;
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
	return (
		Math.max(
			schema.minimum ?? Number.MIN_SAFE_INTEGER,
			Math.min( schema.maximum ?? Number.MAX_SAFE_INTEGER, rounded )
		) + 0
	);
}

const TRUE: readonly unknown[] = [ true, 1, '1', 'true' ];
const FALSE: readonly unknown[] = [ false, 0, '0', 'false' ];

function boolean( given: unknown ): boolean | null {
	if ( TRUE.includes( given ) ) {
		return true;
	}
	return FALSE.includes( given ) ? false : null;
}

function text(
	schema: Schema,
	given: unknown,
	asStored: boolean
): string | null {
	const written = Number.isSafeInteger( given ) ? String( given ) : given;
	if ( typeof written !== 'string' ) {
		return null;
	}
	if ( asStored ) {
		return written;
	}
	const plain = formatted( schema.format, written );
	const characters = [ ...plain ].slice( 0, schema.maxLength );
	const read = characters.join( '' );
	return characters.length < ( schema.minLength ?? 0 ) ||
		( schema.pattern && ! new RegExp( schema.pattern ).test( read ) )
		? null
		: read;
}

/** What KSES makes of `<`, `>` and `&` in the blocks of people who may not write any HTML. */
const ENTITIES: Record< string, string > = {
	'&lt;': '<',
	'&gt;': '>',
	'&amp;': '&',
};

function formatted( format: string | undefined, given: string ): string {
	switch ( format ) {
		case 'plain':
			return withoutTags( given ).trim();
		case 'verbatim':
			return given
				.trim()
				.replace(
					/&(?:lt|gt|amp);/g,
					( entity ) => ENTITIES[ entity ]!
				);
		default:
			return given.trim();
	}
}

/** As PHP's strip_tags(): a `<` before white space is none of an element. */
const withoutTags = ( given: string ): string =>
	given
		.replace( /<(script|style)[^>]*>.*?<\/\1>/gis, '' )
		.replace(
			/<(?!\s)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^>"'])*(?:>|$)/g,
			''
		);

function items(
	schema: Schema,
	given: unknown[],
	asStored: boolean
): unknown[] {
	const entries = schema.items as Schema | undefined;
	const usable = entries
		? given
				.map( ( item ) => value( entries, item, asStored ) )
				.filter( ( item ) => item !== null )
		: given;
	const read = (
		schema.uniqueItems ? [ ...new Set( usable ) ] : usable
	).slice( 0, schema.maxItems );
	return isSame( read, given ) ? given : read;
}

function object(
	schema: Schema,
	given: object,
	asStored: boolean
): object | null {
	const { properties, required = [] } = schema;
	if ( ! properties ) {
		return given;
	}
	const isUsable = required.every( ( name ) => {
		const property = properties[ name ]!;
		const member = own( given, name ) ?? property.default;
		return value( property, member, false ) !== null;
	} );
	if ( ! isUsable ) {
		return null;
	}
	const read = members( properties, given, asStored );
	return isSame( read, given ) ? given : read;
}

/** Whether two lists or objects have the very same members. */
const isSame = ( one: object, other: object ): boolean =>
	Object.keys( one ).length === Object.keys( other ).length &&
	Object.entries( one ).every(
		( [ name, member ] ) => member === own( other, name )
	);
