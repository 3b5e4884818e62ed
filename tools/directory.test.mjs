import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refusedFiles } from './checks/directory.mjs';
import {
	headerFaults,
	readmeFaults,
	readmeOf,
	serviceFaults,
} from './checks/directory/readme.mjs';
import { root } from './paths.mjs';

const read = ( name ) => fs.readFileSync( path.join( root, name ), 'utf8' );
const text = read( 'readme.txt' );
const changelog = read( 'CHANGELOG.md' );
const faults = ( from, to ) =>
	readmeFaults( readmeOf( text.replace( from, to ) ), changelog );

test( 'readme.txt is taken apart', () => {
	const { name, headers, short, sections } = readmeOf( text );
	expect( name ).toBe( 'Vitrine' );
	expect( headers[ 'requires php' ] ).toBe( '8.1' );
	expect( short ).toMatch( /^Native blocks/ );
	expect( Object.keys( sections ) ).toContain( 'external services' );
} );

test.each( [
	[ /^Native blocks/m, `${ 'Words '.repeat( 30 ) }Native`, /short/ ],
	[ 'Tested up to: 7.1', 'Tested up to: 6.9', /Tested up to/ ],
	[ 'carousel\n', 'carousel, menu\n', /5 tags/ ],
	[ '== Screenshots ==', '== Pictures ==', /no section screenshots/ ],
	[ '= 0.1.0 =', '= 0.0.9 =', /changelog of 0.0.9/ ],
	[ '== Changelog ==', '== Changelog ==\n' + 'a '.repeat( 5001 ), /5000/ ],
] )( 'what is wrong with %s is said', ( from, to, said ) => {
	expect( readmeFaults( readmeOf( text ), changelog ) ).toEqual( [] );
	expect( faults( from, to ).join( '; ' ) ).toMatch( said );
} );

test( 'headers of the plugin agree with readme.txt', () => {
	const wrong = read( 'plugin.php' ).replace(
		/Requires PHP: +8.1/,
		'Requires PHP: 8.4\n * Update URI: https://example.org/'
	);
	expect( headerFaults( wrong, readmeOf( text ) ) ).toEqual( [
		'Requires PHP is 8.4, elsewhere 8.1',
		'an Update URI',
	] );
} );

test( 'a service that the code calls is missed', () => {
	const without = text.replaceAll( 'api.flickr.com', 'Flickr' );
	expect( serviceFaults( readmeOf( without ) ) ).toEqual( [
		'api.flickr.com is not named',
	] );
} );

test( 'files that the directory refuses are found', () => {
	expect(
		refusedFiles( [
			'php/Plugin.php',
			'build/a.zip',
			'.editorconfig',
			'php/.hidden',
			'build/a b.js',
			'vendor/autoload.php',
			'build/run.sh',
		] )
	).toEqual( [
		'build/a.zip',
		'.editorconfig',
		'php/.hidden',
		'build/a b.js',
		'vendor/autoload.php',
		'build/run.sh',
	] );
} );
