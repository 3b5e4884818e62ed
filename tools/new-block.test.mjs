/**
 * What the generator writes is right by every rule of the house, but for the tests that wait for the block to do something.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

/** A part of the project is type-checked, beside other suites. */
const TIMEOUT = 300_000;

const listed = ( ...args ) =>
	execFileSync( 'git', [ 'ls-files', '-z', '--exclude-standard', ...args ], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
	} )
		.split( '\0' )
		.filter( Boolean );

let scratch = '';

/** What a program prints when it fails, or nothing. */
function complaint( command, ...args ) {
	const { status, stdout, stderr } = spawnSync(
		path.join( 'node_modules/.bin', command ),
		args,
		{
			cwd: scratch,
			encoding: 'utf8',
			// What PHPStan keeps of the project itself stays there.
			env: {
				...process.env,
				TMPDIR: scratch,
				FORCE_COLOR: undefined,
				NO_COLOR: '1',
			},
		}
	);
	return status === 0 ? '' : `${ stdout }${ stderr }` || `ended: ${ status }`;
}

/** Files that the generator made, with one of these ends. */
const made = ( ...ends ) =>
	fs
		.readdirSync( scratch, { recursive: true, withFileTypes: true } )
		.filter( ( file ) => file.isFile() )
		.map( ( file ) =>
			path.relative( scratch, path.join( file.parentPath, file.name ) )
		)
		.filter(
			( file ) =>
				ends.some( ( end ) => file.endsWith( end ) ) &&
				! fs.existsSync( path.join( root, file ) )
		);

beforeAll( () => {
	scratch = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-new-block-' ) );
	for ( const file of [ ...listed( '-c' ), ...listed( '-o' ) ] ) {
		if ( fs.existsSync( path.join( root, file ) ) ) {
			fs.cpSync( path.join( root, file ), path.join( scratch, file ) );
		}
	}
	for ( const packages of [ 'node_modules', 'vendor' ] ) {
		fs.symlinkSync(
			path.join( root, packages ),
			path.join( scratch, packages )
		);
	}
	execFileSync(
		process.execPath,
		[ 'tools/new-block.mjs', 'notice-bar', 'Notice bar' ],
		{ cwd: scratch, encoding: 'utf8' }
	);
}, TIMEOUT );

afterAll( () => fs.rmSync( scratch, { recursive: true, force: true } ) );

test(
	'PHP, TypeScript and styles are as they should be',
	() => {
		// What the block reads; the rest of the project is as it was.
		fs.writeFileSync(
			path.join( scratch, 'tsconfig.part.json' ),
			JSON.stringify( {
				extends: './tsconfig.json',
				include: [ '**/*.d.ts', ...made( '.ts', '.tsx' ) ],
			} )
		);
		expect(
			complaint( 'tsc', '--noEmit', '-p', 'tsconfig.part.json' )
		).toBe( '' );
		expect( complaint( 'eslint', ...made( '.ts', '.tsx' ) ) ).toBe( '' );
		expect( complaint( 'stylelint', ...made( '.scss' ) ) ).toBe( '' );
		// What other files alone need to have ignored is not missed here.
		fs.writeFileSync(
			path.join( scratch, 'part.neon' ),
			'includes: [ phpstan.neon.dist ]\nparameters: { reportUnmatchedIgnoredErrors: false }\n'
		);
		const php = [ 'php/Plugin.php', ...made( '.php' ) ];
		expect( complaint( '../../vendor/bin/phpcs', '-q', ...php ) ).toBe(
			''
		);
		expect(
			complaint(
				'../../vendor/bin/phpstan',
				'analyse',
				'--configuration=part.neon',
				'--memory-limit=1G',
				'--no-progress',
				'tests/php/ContractFixtures.php',
				...php
			)
		).toBe( '' );
	},
	TIMEOUT
);

test(
	'it passes its contract, and waits for more than a paragraph',
	() => {
		const output = complaint( 'vitest', 'run', 'blocks/notice-bar' );
		expect( output ).toContain( '1 failed | 1 passed' );
		expect( output ).toContain( 'is more than a paragraph' );
	},
	TIMEOUT
);

test( 'names, module and schema know it', () => {
	const read = ( file ) =>
		fs.readFileSync( path.join( scratch, file ), 'utf8' );
	expect( read( 'php/Plugin.php' ) ).toContain(
		'new NoticeBar\\NoticeBarModule( $this ),'
	);
	expect( read( 'docs/names.md' ) ).toContain( '| `look` | string |' );
	expect( read( 'tests/fixtures/schema.json' ) ).toContain( 'notice-bar' );
	expect( read( 'blocks/attributes.gen.neon' ) ).toContain(
		'NoticeBarAttributes'
	);
} );
