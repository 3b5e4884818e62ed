/**
 * What WordPress is told of our blocks in visitors' pages, made of each block.json: part of build/registry.php.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Fields that are told as they are. */
const TOLD = [
	'apiVersion',
	'name',
	'version',
	'title',
	'category',
	'description',
	'keywords',
	'parent',
	'ancestor',
	'supports',
	'styles',
	'usesContext',
	'providesContext',
	'example',
	'render',
];

/** Files of the build, which are told by the names that core registers them with. */
const HANDLES = {
	editorScript: 'editor-script',
	editorStyle: 'editor-style',
	style: 'style',
	viewScriptModule: 'view-script-module',
};

/** Fields that are not told here: `blockType()` adds attributes as types only, the others are for tools. */
const LEFT_OUT = [ '$schema', 'attributes', 'textdomain' ];

/** Keywords of an attribute that WordPress is told. */
const KEYWORDS = [
	'type',
	'default',
	'source',
	'selector',
	'attribute',
	'role',
];

/** Types of values that Support\Schema can use although they are of another one than is asked for. */
const TYPES = {
	integer: [ 'number', 'string' ],
	number: [ 'number', 'string' ],
	boolean: [ 'boolean', 'number', 'string' ],
	string: [ 'string', 'number' ],
};

/**
 * Attributes without bounds and choices: WordPress drops a whole attribute for one value beyond them, on the page and in
 * the editor each by rules of its own; Support\Schema brings each value within them alone.
 *
 * @param {Object} attributes `attributes` of block.json.
 * @return {Object} The same, types only.
 */
export function typesOnly( attributes = {} ) {
	return Object.fromEntries(
		Object.entries( attributes ).map( ( [ name, node ] ) => [
			name,
			{
				...Object.fromEntries(
					Object.entries( node ).filter( ( [ keyword ] ) =>
						KEYWORDS.includes( keyword )
					)
				),
				type: TYPES[ node.type ] ?? node.type,
			},
		] )
	);
}

/**
 * What WordPress is told of a block.
 *
 * @param {Object} metadata Content of block.json.
 * @return {Object} Metadata that names no file but the template.
 */
export function blockType( metadata ) {
	const told = {};
	for ( const [ field, value ] of Object.entries( metadata ) ) {
		if ( TOLD.includes( field ) ) {
			told[ field ] = value;
		} else if ( field in HANDLES && typeof value === 'string' ) {
			const name = metadata.name.replace( '/', '-' );
			told[ field ] = `${ name }-${ HANDLES[ field ] }`;
		} else if ( ! LEFT_OUT.includes( field ) ) {
			throw new Error(
				`${ metadata.name }: visitors' pages are not told \`${ field }\` of block.json; add it to tools/block-types.mjs and php/ModuleLoader.php.`
			);
		}
	}
	return { ...told, attributes: typesOnly( metadata.attributes ) };
}

/**
 * A value as PHP.
 *
 * @param {unknown} value Of JSON.
 * @return {string} PHP.
 */
export function php( value ) {
	if ( Array.isArray( value ) ) {
		return `array(${ value.map( php ).join( ', ' ) })`;
	}
	if ( value !== null && typeof value === 'object' ) {
		const members = Object.entries( value ).map(
			( [ name, member ] ) => `${ php( name ) } => ${ php( member ) }`
		);
		return `array(${ members.join( ', ' ) })`;
	}
	return typeof value === 'string'
		? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
		: String( value );
}

/**
 * All blocks.
 *
 * @return {string} A list in PHP.
 */
export function blockTypes() {
	const blocks = path.join( root, 'blocks' );
	return php(
		readdirSync( blocks )
			.map( ( slug ) => path.join( blocks, slug, 'block.json' ) )
			.filter( ( file ) => existsSync( file ) )
			.sort()
			.map( ( file ) =>
				blockType( JSON.parse( readFileSync( file, 'utf8' ) ) )
			)
	);
}
