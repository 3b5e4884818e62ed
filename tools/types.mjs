/**
 * Writes what is made of the blocks' attributes, from the one truth, block.json: types for TypeScript and PHPStan, and the tables of docs/names.md.
 *
 *     node tools/types.mjs           writes blocks/<slug>/attributes.gen.ts, blocks/attributes.gen.neon and the tables
 *     node tools/types.mjs --check   only says whether they are up to date
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath( new URL( '..', import.meta.url ) );
const blocks = path.join( root, 'blocks' );

const HEADER =
	'Generated from block.json: change that file, then run `node tools/types.mjs`.';

const pascal = ( name ) =>
	name.replace( /(?:^|-)(\w)/g, ( _, letter ) => letter.toUpperCase() );

const quoted = ( value ) =>
	typeof value === 'string' ? `'${ value }'` : String( value );

const bracketed = ( type ) =>
	type.includes( '|' ) && ! type.startsWith( '{' ) ? `( ${ type } )` : type;

/** Name of the attribute that a reference leads to. */
const target = ( $ref ) => path.posix.basename( $ref );

/** A member of a nested object is there when it has been set, or has to be. */
function typeOf(
	{ $ref, type, enum: values, items, properties, required = [] },
	slug,
	depth = 1
) {
	if ( $ref ) {
		return `${ pascal( slug ) }Attributes[ ${ quoted( target( $ref ) ) } ]`;
	}
	if ( values ) {
		return values.map( quoted ).join( ' | ' );
	}
	switch ( type ) {
		case 'integer':
		case 'number':
			return 'number';
		case 'string':
		case 'boolean':
			return type;
		case 'array':
			return `${ items ? bracketed( typeOf( items, slug, depth ) ) : 'unknown' }[]`;
		case 'object':
			return properties
				? [
						'{',
						...Object.entries( properties ).map(
							( [ name, property ] ) =>
								`${ '\t'.repeat( depth + 1 ) }${ name }${ required.includes( name ) ? '' : '?' }: ${ typeOf( property, slug, depth + 1 ) };`
						),
						`${ '\t'.repeat( depth ) }}`,
					].join( '\n' )
				: 'Record< string, unknown >';
		default:
			throw new Error( `No TypeScript for the type ${ type }` );
	}
}

/** What Support\Schema::read() returns: with all defaults, unless it is partial, and whole numbers as integers. */
function shapeOf( node, all, isPartial = node.partial ) {
	const { $ref, type, enum: values, items, properties } = node;
	if ( $ref ) {
		const referred = all[ target( $ref ) ];
		return shapeOf( referred, all, isPartial || referred.partial );
	}
	if ( values ) {
		return values.map( quoted ).join( '|' );
	}
	switch ( type ) {
		case 'integer':
			return 'int';
		case 'number':
			return 'int|float';
		case 'string':
			return 'string';
		case 'boolean':
			return 'bool';
		case 'array':
			return `list<${ items ? shapeOf( items, all ) : 'mixed' }>`;
		case 'object':
			return properties
				? arrayShape( node, all, isPartial )
				: 'array<string, mixed>';
		default:
			throw new Error( `No PHP for the type ${ type }` );
	}
}

const arrayShape = ( { properties, required = [] }, all, isPartial ) =>
	`array{${ Object.entries( properties )
		.map( ( [ name, property ] ) => {
			const isThere =
				! isPartial &&
				( 'default' in property || required.includes( name ) );
			return `${ name }${ isThere ? '' : '?' }: ${ shapeOf( property, all, isPartial || property.partial ) }`;
		} )
		.join( ', ' ) }}`;

/**
 * The file for one block.
 *
 * @param {string} slug     Folder of the block.
 * @param {Object} metadata Its block.json.
 * @return {string} TypeScript.
 */
export function attributesFile( slug, metadata ) {
	const lines = Object.entries( metadata.attributes ?? {} ).map(
		( [ name, attribute ] ) =>
			`\t${ name }: ${ typeOf( attribute, slug ) };`
	);
	return [
		`// ${ HEADER }`,
		'',
		`export type ${ pascal( slug ) }Attributes = {`,
		...lines,
		'};',
		'',
	].join( '\n' );
}

/** PHPStan knows no alias that is a class, too; `PopupAttributes['settings']` says the same. */
const isClass = ( slug, name ) =>
	existsSync(
		path.join(
			root,
			`php/${ pascal( slug ) }/Settings/${ pascal( slug ) }${ pascal( name ) }.php`
		)
	);

/**
 * Array shapes of all blocks, of their attributes that are objects and of entries that are, as aliases that every docblock may use.
 *
 * @param {[string, Object][]} all Slugs with their block.json.
 * @return {string} Configuration of PHPStan.
 */
export function shapesFile( all ) {
	return [
		`# ${ HEADER }`,
		'parameters:',
		'\ttypeAliases:',
		...all
			.filter( ( [ , { attributes } ] ) => attributes )
			.flatMap( ( [ slug, { attributes } ] ) => [
				`\t\t${ pascal( slug ) }Attributes: "${ arrayShape( { properties: attributes }, attributes ) }"`,
				...Object.entries( attributes )
					.flatMap( ( [ name, node ] ) => [
						[ name, node ],
						[ `${ name }Entry`, node.items ?? {} ],
					] )
					.filter(
						( [ name, { properties } ] ) =>
							properties && ! isClass( slug, name )
					)
					.map(
						( [ name, node ] ) =>
							`\t\t${ pascal( slug ) }${ pascal( name ) }: "${ shapeOf( node, attributes ) }"`
					),
			] ),
		'',
	].join( '\n' );
}

const code = ( value ) =>
	`\`${ typeof value === 'string' && value ? value : JSON.stringify( value ).replace( /^""$/, "''" ) }\``;

function boundsOf( node ) {
	const { minimum, maximum, maxLength, maxItems } = node;
	if ( node.enum ) {
		return node.enum.map( code ).join( ', ' );
	}
	if ( maximum !== undefined ) {
		return `${ minimum ?? 'up' } to ${ maximum }`;
	}
	return [
		minimum !== undefined && `from ${ minimum }`,
		maxItems !== undefined && `at most ${ maxItems } entries`,
		maxLength !== undefined && `at most ${ maxLength } characters`,
		node.items &&
			boundsOf( node.items ) &&
			`each ${ boundsOf( node.items ) }`,
	]
		.filter( Boolean )
		.join( ', ' );
}

const typeName = ( { type = '', items } ) => {
	if ( items?.$ref ) {
		return `${ target( items.$ref ) }[]`;
	}
	return type === 'array' && items ? `${ items.type }[]` : type;
};

const meaningOf = ( { $ref, description = '' } ) =>
	$ref ? `As \`${ target( $ref ) }\`.` : description;

function rowsOf( properties, prefix = '' ) {
	return Object.entries( properties ).flatMap( ( [ name, node ] ) => [
		`| \`${ prefix }${ name }\` | ${ typeName( node ) } | ${ 'default' in node ? code( node.default ) : '' } | ${ boundsOf( node ) } | ${ meaningOf( node ) } |`,
		...( node.properties
			? rowsOf( node.properties, `${ prefix }${ name }.` )
			: [] ),
		...( node.items?.properties
			? rowsOf( node.items.properties, `${ prefix }${ name }[].` )
			: [] ),
	] );
}

/**
 * The document with its tables as they should be: what stands between `<!-- attributes of <slug> -->` and `<!-- end -->`.
 *
 * @param {string}             text Markdown.
 * @param {[string, Object][]} all  Slugs with their block.json.
 * @return {string} Markdown.
 */
export const withTables = ( text, all ) =>
	all.reduce(
		( document, [ slug, { attributes = {} } ] ) =>
			document.replace(
				new RegExp(
					`(<!-- attributes of ${ slug } -->\\n)[^]*?(<!-- end -->)`
				),
				( _, before, after ) =>
					[
						before,
						'| attribute | type | default | values | meaning |',
						'|---|---|---|---|---|',
						...rowsOf( attributes ),
						'',
						after,
					].join( '\n' )
			),
		text
	);

/**
 * Files that are not what their block.json says.
 *
 * @return {{ file: string, content: string }[]} Each with what it should be.
 */
export function staleTypes() {
	const all = readdirSync( blocks )
		.filter( ( slug ) =>
			existsSync( path.join( blocks, slug, 'block.json' ) )
		)
		.sort()
		.map( ( slug ) => [
			slug,
			JSON.parse(
				readFileSync( path.join( blocks, slug, 'block.json' ), 'utf8' )
			),
		] );
	const names = path.join( root, 'docs/names.md' );
	return [
		...all.map( ( [ slug, metadata ] ) => ( {
			file: path.join( blocks, slug, 'attributes.gen.ts' ),
			content: attributesFile( slug, metadata ),
		} ) ),
		{
			file: path.join( blocks, 'attributes.gen.neon' ),
			content: shapesFile( all ),
		},
		{
			file: names,
			content: withTables( readFileSync( names, 'utf8' ), all ),
		},
	].filter(
		( { file, content } ) =>
			! existsSync( file ) || readFileSync( file, 'utf8' ) !== content
	);
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const stale = staleTypes();
	const check = process.argv.includes( '--check' );
	for ( const { file, content } of stale ) {
		if ( ! check ) {
			writeFileSync( file, content );
		}
		process.stdout.write(
			`${ check ? 'Stale' : 'Written' }: ${ path.relative( '.', file ) }\n`
		);
	}
	process.exitCode = check && stale.length > 0 ? 1 : 0;
}
