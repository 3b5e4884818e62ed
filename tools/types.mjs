/**
 * Writes the TypeScript of every block's attributes, from the one truth: its block.json.
 *
 *     node tools/types.mjs           writes blocks/<slug>/attributes.gen.ts
 *     node tools/types.mjs --check   only says whether they are up to date
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const blocks = fileURLToPath( new URL( '../blocks', import.meta.url ) );

const pascal = ( name ) =>
	name.replace( /(?:^|-)(\w)/g, ( _, letter ) => letter.toUpperCase() );

const quoted = ( value ) =>
	typeof value === 'string' ? `'${ value }'` : String( value );

function typeOf( { type, enum: values, items } ) {
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
			return `${ items ? bracketed( typeOf( items ) ) : 'unknown' }[]`;
		case 'object':
			return 'Record< string, unknown >';
		default:
			throw new Error( `No TypeScript for the type ${ type }` );
	}
}

const bracketed = ( type ) => ( type.includes( '|' ) ? `( ${ type } )` : type );

/**
 * The file for one block.
 *
 * @param {string} slug     Folder of the block.
 * @param {Object} metadata Its block.json.
 * @return {string} TypeScript.
 */
export function attributesFile( slug, metadata ) {
	const lines = Object.entries( metadata.attributes ?? {} ).map(
		( [ name, attribute ] ) => `\t${ name }: ${ typeOf( attribute ) };`
	);
	return [
		'// Generated from block.json by tools/types.mjs: change that file, then run `npm run types`.',
		'',
		`export type ${ pascal( slug ) }Attributes = {`,
		...lines,
		'};',
		'',
	].join( '\n' );
}

/**
 * Files that are not what their block.json says.
 *
 * @return {{ file: string, content: string }[]} Each with what it should be.
 */
export function staleTypes() {
	return readdirSync( blocks )
		.filter( ( slug ) =>
			existsSync( path.join( blocks, slug, 'block.json' ) )
		)
		.map( ( slug ) => ( {
			file: path.join( blocks, slug, 'attributes.gen.ts' ),
			content: attributesFile(
				slug,
				JSON.parse(
					readFileSync(
						path.join( blocks, slug, 'block.json' ),
						'utf8'
					)
				)
			),
		} ) )
		.filter(
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
