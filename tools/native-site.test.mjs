import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phpIn } from './native-site.mjs';
import { root } from './paths.mjs';
import { answers, freePort, has, serve } from './processes.mjs';

/** What belongs to a WordPress as far as run.php asks for it. */
const LOADED =
	'<?php defined( "ABSPATH" ) || define( "ABSPATH", __DIR__ . "/" ); function wp_set_current_user() {} function wp_json_encode( $value ) { return json_encode( $value ); } ';

// The embedded sites run where there is no PHP.
describe.runIf( has( 'php' ) )( 'phpIn', () => {
	let folder, server, url;

	/**
	 * @param {string} load PHP of a WordPress that is loaded.
	 * @return {Object} The site.
	 */
	function site( load = '' ) {
		fs.writeFileSync( path.join( folder, 'wp-load.php' ), LOADED + load );
		return { url, folder };
	}

	beforeAll( async () => {
		folder = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-test-' ) );
		fs.mkdirSync( path.join( folder, 'wp-admin/includes' ), {
			recursive: true,
		} );
		for ( const [ file, text ] of [
			[ 'wp-admin/includes/admin.php', '' ],
			[ '.run-key', 'secret' ],
			[ 'there.txt', 'there' ],
		] ) {
			fs.writeFileSync( path.join( folder, file ), text );
		}
		const host = `localhost:${ await freePort() }`;
		url = `http://${ host }`;
		server = serve( 'php', [
			'-d',
			'opcache.revalidate_freq=0',
			...[ '-S', host, '-t', folder ],
			path.join( root, 'tools/native/router.php' ),
		] );
		await answers( `${ url }/there.txt` );
	} );

	afterAll( async () => {
		await server?.stop();
		fs.rmSync( folder, { recursive: true } );
	} );

	it( 'answers with what the code returns', async () => {
		expect(
			await phpIn(
				site( 'echo "Printed while loading";' ),
				'return [ "a" => 1 ];'
			)
		).toEqual( { a: 1 } );
		expect( await phpIn( site(), 'return null;' ) ).toBeNull();
		expect(
			await phpIn( site(), 'http_response_code( 503 ); return 1;' )
		).toBe( 1 );
	} );

	it( 'says what PHP printed where the code ends it without a word', async () => {
		await expect(
			phpIn( site(), 'echo "<h1>No database</h1>"; exit;' )
		).rejects.toThrow(
			/gave no answer \(500\)[^]*No database[^]*The code ended PHP before it returned/
		);
		await expect( phpIn( site(), 'return chr( 255 );' ) ).rejects.toThrow(
			/Malformed UTF-8/
		);
	} );

	it( 'runs the code again where WordPress was not ready, and then says so', async () => {
		const count =
			'$tries = count( glob( __DIR__ . "/try-*" ) ); touch( __DIR__ . "/try-$tries" );';
		expect(
			await phpIn(
				site( `${ count } if ( $tries < 2 ) { exit; }` ),
				'return count( glob( ABSPATH . "try-*" ) );'
			)
		).toBe( 3 );
		await expect( phpIn( site( 'exit;' ), 'return 1;' ) ).rejects.toThrow(
			'WordPress ended before the code was run.'
		);
		await expect(
			phpIn( site( 'half a file' ), 'return 1;' )
		).rejects.toThrow( /syntax error/ );
	} );

	it( 'says which code ended the server', async () => {
		await expect(
			phpIn( { ...site(), url: 'http://localhost:1' }, 'return 1;' )
		).rejects.toThrow(
			/gave no answer \(0\) to: return 1;\n.*ECONNREFUSED/
		);
	} );

	it.each( [
		[ 'no key', {} ],
		[ 'another key', { 'X-Vitrine-Key': 'x' } ],
	] )( 'runs nothing for requests with %s', async ( _, headers ) => {
		site();
		const response = await fetch( `${ url }/.run`, {
			method: 'POST',
			headers,
			body: 'touch( ABSPATH . "ran" ); return 1;',
		} );
		expect( [ response.status, await response.text() ] ).toEqual( [
			403,
			'',
		] );
		expect( fs.existsSync( path.join( folder, 'ran' ) ) ).toBe( false );
	} );
} );
