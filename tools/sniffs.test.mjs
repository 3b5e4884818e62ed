import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './paths.mjs';

const SNIFFS = path.join( root, 'tools/phpcs/Vitrine/Sniffs/Directory' );

/** A line of PHP, and the last part of the rule that refuses it. */
const LINES = [
	[ "throw new Oops( 'Words.', 3, -1 );" ],
	[ 'throw new Oops();' ],
	[ 'throw $error;' ],
	[ 'throw new Oops( esc_html( $words ) );' ],
	[ 'try { throw new Oops( $words ); } catch ( Oops $error ) {}' ],
	[ 'throw new Oops( $words );', 'ExceptionNotEscaped' ],
	[ 'throw new Oops( Kind::Broken );', 'ExceptionNotEscaped' ],
	[ 'throw Oops::of( $words );', 'ExceptionNotEscaped' ],
	[ '$a = $b ?? throw new Oops( "No {$b}." );', 'ExceptionNotEscaped' ],
	[ `echo '<img alt="">';` ],
	[ `echo '<img alt="" src="%s">';`, 'NonEnqueuedImage' ],
	[ '?><img src="a.png"><?php', 'NonEnqueuedImage' ],
	[ "$a = [ 'post__not_in' => $b ];", 'PostNotIn_post__not_in' ],
	[ "$a['exclude'] = $b;", 'PostNotIn_exclude' ],
	[ "$a = $b['exclude'];" ],
	[
		"$a = [ 'suppress_filters' => true ];",
		'SuppressFilters_suppress_filters',
	],
	[ "$a = [ 'suppress_filters' => false ];" ],
	[
		'throw new Oops( $words ); // phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML.',
	],
];

let folder;
let found;

beforeAll( () => {
	folder = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-sniffs-' ) );
	const rules = fs
		.readdirSync( SNIFFS )
		.map( ( name ) => `<rule ref="${ path.join( SNIFFS, name ) }"/>` );
	fs.writeFileSync(
		path.join( folder, 'rules.xml' ),
		`<ruleset name="test">${ rules.join( '' ) }</ruleset>`
	);
	fs.writeFileSync(
		path.join( folder, 'lines.php' ),
		`<?php\n${ LINES.map( ( [ line ] ) => line ).join( '\n' ) }\n`
	);
	const { stdout } = spawnSync(
		path.join( root, 'vendor/bin/phpcs' ),
		[ '-q', '--standard=rules.xml', '--report=json', 'lines.php' ],
		{ cwd: folder, encoding: 'utf8' }
	);
	found = Object.values( JSON.parse( stdout ).files )[ 0 ].messages;
}, 60_000 );

afterAll( () => fs.rmSync( folder, { recursive: true, force: true } ) );

test.each( LINES.map( ( [ line, rule ], at ) => [ line, rule, at + 2 ] ) )(
	'%s',
	( line, rule, number ) => {
		expect(
			found
				.filter( ( message ) => message.line === number )
				.map( ( { source } ) => source.split( '.' ).pop() )
		).toEqual( rule ? [ rule ] : [] );
	}
);
