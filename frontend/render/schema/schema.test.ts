/**
 * Attributes of every block are read as PHP reads them, held to tests/fixtures/schema.json (tests/php/Support/SchemaTest.php).
 *
 * The table is made of the schemas: after a change of block.json, `UPDATE_SCHEMA=1 npx vitest run frontend/render/schema` writes it anew, to be read before it is committed.
 */
import { readFileSync, readdirSync, existsSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readAttributes, readStored, withReferences } from '.';
import type { Described, Properties, Schema } from '.';

const at = ( file: string ) => new URL( `../../../${ file }`, import.meta.url );
const json = ( file: string ) =>
	JSON.parse( readFileSync( at( file ), 'utf8' ) );

/** Values of attributes and of their members by path, such as `layout.width`, each with what it means. */
type Table = Record< string, Record< string, [ unknown, unknown ][] > >;

const blocks: [ string, Described ][] = readdirSync( at( 'blocks' ) )
	.sort()
	.filter( ( slug ) => existsSync( at( `blocks/${ slug }/block.json` ) ) )
	.map( ( slug ) => [
		slug,
		json( `blocks/${ slug }/block.json` ).attributes ?? {},
	] );

/** Values that are no booleans, numbers, texts, lists or objects as they should be, each at least once. */
const FOREIGN = [ null, true, 'toString', 5.5, [ 'a' ], { a: 1 } ];

/** Texts that match a pattern of ours, or nearly. */
const PATTERNED = [
	...[ 'a', 'a-b_c 7', 'ä', '#fff', 'rgb(0 0 0 / 50%)', 'rgb(url(x))' ],
	...[
		'var(--x)',
		'2026-12-24',
		'2026-12-24T18:00',
		'2026-12-24 18',
		'pt-BR',
	],
	...[ '23:59', '24:00', '23:59\n', 'a\nb', '../a' ],
];

/** A selector as KSES leaves it. */
const KSES = 'p &gt; a[href*="?a&amp;lt;"]';

/** Values that meet each rule of a schema. */
function samples( schema: Schema ): unknown[] {
	switch ( schema.type ) {
		case 'integer':
		case 'number': {
			const { minimum = 0, maximum = 1000 } = schema;
			const numbers = [ minimum, maximum, minimum - 1, maximum + 1 ];
			return [
				...numbers,
				...[ 2.5, -0.4, 3.7, 1e300, '2', '3.7', ' 4 ', '1e3', '' ],
				...FOREIGN,
			];
		}
		case 'boolean':
			return [ false, 1, 0, '1', '0', 'true', 'false', '', ...FOREIGN ];
		case 'string':
			return [
				...( schema.enum ?? [] ),
				...[ ' two  words\u00a0', 'a < b', '<b>bold</b> <i', '', 5 ],
				'🌻'.repeat( ( schema.maxLength ?? 9 ) + 1 ),
				...( schema.pattern ? PATTERNED : [] ),
				...( schema.format === 'verbatim' ? [ KSES ] : [] ),
				...FOREIGN,
			];
		case 'array': {
			const item = schema.items;
			const items = item
				? [ ...entries( item ), ...samples( item ) ]
				: [ 1, 'a' ];
			return [
				[],
				items,
				Array( ( schema.maxItems ?? 3 ) + 1 ).fill( items[ 0 ] ),
				// Different words that are equal numbers.
				[ '1.10', '1.1', '007', '7' ],
				...FOREIGN,
			];
		}
		default:
			return [ {}, ...whole( schema ), ...FOREIGN ];
	}
}

/** An object with all its members. */
const whole = ( { properties }: Schema ): unknown[] =>
	properties
		? [
				Object.fromEntries(
					Object.entries( properties ).map( ( [ name, member ] ) => [
						name,
						samples( member ).at(
							member.type === 'object' ? 1 : 0
						),
					] )
				),
			]
		: [];

/** Objects that are entries of a list: each member alone, beside those that have to be there. */
function entries( { properties = {}, required = [] }: Schema ): unknown[] {
	const needed = required
		.filter( ( name ) => ! ( 'default' in properties[ name ]! ) )
		.map( ( name ) => [ name, samples( properties[ name ]! )[ 0 ] ] );
	return Object.entries( properties ).flatMap( ( [ name, property ] ) =>
		samples( property ).map( ( value ) => ( {
			...Object.fromEntries( needed ),
			[ name ]: value,
		} ) )
	);
}

/**
 * Schemas by path, those of members behind their object's. What several members of an attribute refer to is walked once.
 *
 * @param all    Attributes as block.json has them.
 * @param nodes  Members of an object.
 * @param before Path of the object.
 * @param met    What members have referred to.
 */
const paths = (
	all: Described,
	nodes: Described = all,
	before = '',
	met = new Set< string >()
): [ string, Schema ][] =>
	Object.entries( nodes ).flatMap( ( [ name, node ] ) => {
		const target = '$ref' in node ? node.$ref.replace( /.*\//, '' ) : '';
		const { properties = {} } = ( target ? all[ target ] : node ) as Schema;
		const isNew = ! met.has( target );
		if ( target || ! before ) {
			met.add( target || name );
		}
		const path = before + name;
		return [
			[ path, withReferences( { ...all, it: node } ).it ],
			...( isNew
				? paths(
						all,
						properties,
						`${ path }.`,
						before ? met : new Set( [ name ] )
					)
				: [] ),
		];
	} );

/** An object that says nothing but this. */
const saying = ( path: string, given: unknown ): Record< string, unknown > =>
	path
		.split( '.' )
		.reduceRight(
			( value, name ) => ( { [ name ]: value } ),
			given
		) as never;

/** What an object says there. */
const said = ( read: unknown, path: string ): unknown =>
	path
		.split( '.' )
		.reduce< any >( ( object, name ) => object?.[ name ], read ) ?? null;

/** The object with nothing there, but all that is around it. */
function without( read: object, path: string ): unknown {
	const rest = structuredClone( read );
	const names = path.split( '.' );
	const last = names.pop()!;
	let around = rest as Record< string, any >;
	for ( const name of names ) {
		around = around[ name ] ??= {};
	}
	delete around[ last ];
	return rest;
}

function tableOf( described: Described ): Table[ string ] {
	const properties = withReferences( described );
	return Object.fromEntries(
		paths( described ).map( ( [ path, schema ] ) => [
			path,
			samples( schema ).map( ( given ) => [
				given,
				said(
					readAttributes( properties, saying( path, given ) ),
					path
				),
			] ),
		] )
	);
}

if ( process.env[ 'UPDATE_SCHEMA' ] ) {
	const lines = blocks.map(
		( [ slug, described ] ) =>
			`${ JSON.stringify( slug ) }: {\n${ Object.entries(
				tableOf( described )
			)
				.map(
					( [ name, rows ] ) =>
						`\t${ JSON.stringify( name ) }: [\n${ rows
							.map( ( row ) => `\t\t${ JSON.stringify( row ) }` )
							.join( ',\n' ) }\n\t]`
				)
				.join( ',\n' ) }\n}`
	);
	writeFileSync(
		at( 'tests/fixtures/schema.json' ),
		`{\n${ lines.join( ',\n' ) }\n}\n`
	);
}

describe.each( blocks )( '%s', ( slug, described ) => {
	const table: Table[ string ] = json( 'tests/fixtures/schema.json' )[ slug ];
	const made = tableOf( described );
	const properties = withReferences( described );
	const nothing = readAttributes( properties, {} );

	test( 'the table has every attribute and every member', () => {
		expect( Object.keys( table ) ).toEqual( Object.keys( made ) );
	} );

	test.each( Object.entries( table ) )( '%s', ( path, rows ) => {
		expect( made[ path ]?.map( ( [ given ] ) => given ) ).toEqual(
			rows.map( ( [ given ] ) => given )
		);
		for ( const [ given, expected ] of rows ) {
			const read = readAttributes( properties, saying( path, given ) );
			expect( said( read, path ), JSON.stringify( given ) ).toEqual(
				expected
			);
			// Its neighbors are as by default.
			expect( without( read, path ) ).toEqual( without( nothing, path ) );
		}
	} );
} );

const properties: Properties = {
	size: { type: 'integer', default: 2, minimum: 1, maximum: 9 },
	share: { type: 'number', default: 0.5, maximum: 1, multipleOf: 0.1 },
	title: { type: 'string', default: '', maxLength: 5 },
	words: {
		type: 'array',
		default: [],
		maxItems: 2,
		items: { type: 'string', minLength: 1 },
	},
	layout: {
		type: 'object',
		default: {},
		properties: {
			width: { type: 'integer', default: 300, maximum: 400 },
			look: { type: 'string', default: 'a', enum: [ 'a', 'b' ] },
		},
	},
};

test( 'what is below the minimum counts as the default only where the schema says so', () => {
	const number = { type: 'integer', default: 3, minimum: 2 };
	const numbers: Properties = {
		plain: number,
		default: { ...number, below: 'default' },
		other: { ...number, below: 'minimum' },
	};
	expect(
		readAttributes( numbers, { plain: 1, default: 1, other: 1 } )
	).toEqual( { plain: 2, default: 3, other: 2 } );
} );

test( 'a value out of bounds leaves its neighbors', () => {
	expect(
		readAttributes( properties, {
			size: 500,
			share: 0.26,
			title: ' longer ',
			words: [ ' ', 'a', 7, 'b', 'c', null ],
			layout: { width: 1e9, look: 'z', other: 1 },
			unknown: true,
		} )
	).toEqual( {
		size: 9,
		share: 0.3,
		title: 'longe',
		words: [ 'a', '7' ],
		layout: { width: 400, look: 'a' },
	} );
} );

test( 'what a prototype has was not given', () => {
	const given = JSON.parse(
		'{"__proto__":{"size":5},"layout":{"__proto__":{"width":21}}}'
	);
	expect( readAttributes( properties, given ) ).toMatchObject( {
		size: 2,
		layout: { width: 300 },
	} );
} );

test( 'controls get what is stored, and the very same when it is within bounds', () => {
	const stored = {
		size: 3,
		share: 0.5,
		title: ' being typed ',
		words: [ 'a' ],
		layout: { width: 200 },
		anchor: 'here',
	};
	expect( readStored( properties, stored ) ).toBe( stored );
	const beyond = { ...stored, size: 0, layout: { width: 500, look: 7 } };
	expect( readStored( properties, beyond ) ).toEqual( {
		...stored,
		size: 1,
		layout: { width: 400 },
	} );
	expect( readStored( properties, beyond ).words ).toBe( stored.words );
} );

test( 'what is partial has only what is said, and whatever it refers to has to be described', () => {
	const { sizes } = withReferences( {
		layout: properties[ 'layout' ]!,
		sizes: {
			type: 'object',
			partial: true,
			properties: { xs: { $ref: '#/attributes/layout' } },
		},
	} );
	const read = ( given: object ) => readAttributes( { sizes }, given );
	expect( read( { sizes: { xs: { width: 1e9, look: 7 } } } ) ).toEqual( {
		sizes: { xs: { width: 400 } },
	} );
	expect( read( { sizes: {} } ) ).toEqual( { sizes: {} } );
	expect( () =>
		withReferences( { size: { $ref: '#/attributes/nothing' } } )
	).toThrow();
} );
