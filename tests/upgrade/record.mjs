/**
 * node tests/upgrade/record.mjs CHECKOUT
 *
 * Records a site as an older version leaves it: its rows, and its pages as a page cache keeps them.
 * CHECKOUT is a built checkout of that version; the recording becomes tests/upgrade/site.json and tests/upgrade/pages/.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname( fileURLToPath( import.meta.url ) );
const checkout = path.resolve( process.argv[ 2 ] ?? '.' );
const load = ( name ) =>
	import( pathToFileURL( path.join( checkout, 'tools', name ) ).href );
const { nativeSite, salts } = await load( 'native-site.mjs' );
const { graphServer } = await load( 'graph-server.mjs' );

/** What is sealed in the rows and the pages is opened with these again. */
const keys = salts();
const graph = await graphServer();
const site = await nativeSite( {
	graph: graph.url,
	// Twin: tests/e2e/support/sites.ts. The demo's own feeds change with the clock: events pass, and stories end.
	demo: [
		'tools/demo/pages/gallery.php',
		'tools/demo/pages/popup.php',
		'tests/e2e/pages/social-feed.php',
	],
	constants: keys,
} );

// Serialized rows know the length of an address: only what has five digits is replaced.
const port = new URL( site.url ).port;
const graphPort = new URL( graph.url ).port;
if ( port.length !== 5 || graphPort.length !== 5 ) {
	throw new Error( 'Ports of five digits are wanted: try again.' );
}
const neutral = ( text ) =>
	text
		.replaceAll( `localhost:${ port }`, 'localhost:{port}' )
		.replaceAll( `:${ graphPort }`, ':{grap}' );

const fixtures = path.join( checkout, 'blocks/gallery/test/fixtures' );
const galleries = fs
	.readdirSync( fixtures )
	.filter( ( name ) => /^[^.]+\.json$/.test( name ) )
	.map( ( name ) => [
		name.replace( '.json', '' ),
		JSON.parse( fs.readFileSync( path.join( fixtures, name ), 'utf8' ) )
			.attributes,
	] )
	.filter( ( [ , attributes ] ) => attributes?.source === 'urls' );

const seed = fs
	.readFileSync( path.join( here, 'seed.php' ), 'utf8' )
	.replace( '<?php', '' );
const seeded = await site.php(
	`$galleries = json_decode( base64_decode( '${ Buffer.from( JSON.stringify( galleries ) ).toString( 'base64' ) }' ), true ); ${ seed }`
);

const html = async ( url ) => neutral( await ( await fetch( url ) ).text() );
const pages = { ...site.pages, ...seeded };
fs.rmSync( path.join( here, 'pages' ), { recursive: true, force: true } );
fs.mkdirSync( path.join( here, 'pages' ) );
const index = {};
for ( const [ title, url ] of Object.entries( pages ) ) {
	const file = `${ title.toLowerCase().replaceAll( ' ', '-' ) }.html`;
	fs.writeFileSync( path.join( here, 'pages', file ), await html( url ) );
	index[ file ] = neutral( url );
}

const dump = fs
	.readFileSync( path.join( here, 'dump.php' ), 'utf8' )
	.replace( '<?php', '' );
const { tables, options } = await site.php( dump );
// A row a line, so that a change of the recording can be read.
const rows = ( list ) =>
	`[\n${ list.map( ( row ) => JSON.stringify( row ) ).join( ',\n' ) }\n]`;
const parts = Object.entries( tables ).map(
	( [ name, table ] ) =>
		`${ JSON.stringify( name ) }: { "create": ${ JSON.stringify( table.create ) }, "rows": ${ rows( table.rows ) } }`
);
fs.writeFileSync(
	path.join( here, 'site.json' ),
	neutral(
		`{ "keys": ${ JSON.stringify( keys ) },\n"pages": ${ JSON.stringify( index, null, 1 ) },\n"options": ${ rows( options ) },\n"tables": {\n${ parts.join( ',\n' ) }\n} }\n`
	)
);
await site.stop();
await graph.stop();
process.exit( 0 );
