// @vitest-environment jsdom
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/** Texts in attributes that no translator is asked for: names for the machine, addresses of files, and what somebody has filtered by. */
const NO_WORDS = [
	/^vitrine\/(gallery|social-feed) .*(provider|Album|Keyword|albumList|List\.\*|tools|toolbar|logo|URL|poster|contentItem|address|Words\.\*|hidden\.\*|pinned\.\*|links\.\*\.post|items\.\*\.url)/,
	/^vitrine\/popup (settings|timing|timingAny|triggers|conditions)\./,
	/^vitrine\/countdown campaign$/,
	/^vitrine\/(embed|share-buttons) url$/,
	/^vitrine\/search-overlay postTypes\./,
	/^vitrine\/loop-filter (loop|taxonomy|field)$/,
	/^vitrine\/mega-menu-item rel$/,
	/^vitrine\/table-of-contents exclude\./,
];

/** An attribute whose texts have this form is a date, a color, a name of a class. */
const isForm = ( { pattern = '' } ) => pattern.startsWith( '^(' );

/**
 * @param {Object} node Of a schema.
 * @param {string} name Its path.
 * @return {string[]} Paths of the free texts in it.
 */
function texts( node, name ) {
	if ( node.type === 'string' ) {
		return node.enum || isForm( node ) ? [] : [ name ];
	}
	return [
		...Object.entries( node.properties ?? {} ).flatMap(
			( [ key, value ] ) => texts( value, `${ name }.${ key }` )
		),
		...( node.items ? texts( node.items, `${ name }.*` ) : [] ),
	];
}

const blocks = fs
	.readdirSync( path.join( root, 'blocks' ) )
	.map( ( name ) => path.join( root, 'blocks', name, 'block.json' ) )
	.filter( ( file ) => fs.existsSync( file ) )
	.map( ( file ) => JSON.parse( fs.readFileSync( file, 'utf8' ) ) );

const config = new window.DOMParser().parseFromString(
	fs.readFileSync( path.join( root, 'wpml-config.xml' ), 'utf8' ),
	'application/xml'
);

const listed = ( element, name = '' ) => {
	const keys = [ ...element.children ].filter(
		( { tagName } ) => tagName === 'key'
	);
	return keys.length
		? keys.flatMap( ( key ) =>
				listed(
					key,
					`${ name ? `${ name }.` : '' }${ key.getAttribute( 'name' ) }`
				)
			)
		: [ name ];
};

const translated = [ ...config.querySelectorAll( 'gutenberg-block' ) ].flatMap(
	( block ) =>
		listed( block ).map(
			( name ) => `${ block.getAttribute( 'type' ) } ${ name }`
		)
);

const all = blocks.flatMap( ( { name, attributes = {} } ) =>
	Object.entries( attributes ).flatMap( ( [ key, node ] ) =>
		texts( node, key ).map( ( attribute ) => `${ name } ${ attribute }` )
	)
);

const isLink = ( name ) => / (.*\.)?url$/.test( name );

test( 'every text that owners write is translated, or known to be none', () => {
	expect(
		all.filter(
			( name ) =>
				! translated.includes( name ) &&
				! NO_WORDS.some( ( pattern ) => pattern.test( name ) )
		)
	).toEqual( [] );
} );

test( 'nothing is translated that blocks do not have', () => {
	expect(
		translated.filter(
			( name ) => ! all.includes( name ) && ! isLink( name )
		)
	).toEqual( [] );
} );

test( 'types of posts and taxonomies are those of the plugin', () => {
	const names = ( pattern ) => {
		const found = new Set();
		for ( const name of fs.readdirSync( path.join( root, 'php' ), {
			recursive: true,
		} ) ) {
			if ( name.endsWith( '.php' ) ) {
				const text = fs.readFileSync(
					path.join( root, 'php', name ),
					'utf8'
				);
				for ( const [ , type ] of text.matchAll( pattern ) ) {
					found.add( type );
				}
			}
		}
		return [ ...found ].sort();
	};
	const inConfig = ( tag ) =>
		[ ...config.querySelectorAll( tag ) ]
			.map( ( element ) => element.textContent )
			.sort();
	expect( inConfig( 'custom-type' ) ).toEqual(
		names( /register_post_type\(\s*'([^']+)'/g )
	);
	expect( inConfig( 'taxonomies > taxonomy' ) ).toEqual(
		names( /register_taxonomy\(\s*'([^']+)'/g )
	);
} );
