import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { pluginFiles } from './plugin.mjs';
import { zipPhp } from './zip-php.mjs';

test.each( [
	[
		'docblocks of functions, properties and constants go, and leave their lines',
		'\t/**\n\t * Opens it.\n\t *\n\t * @param int $id Of the album.\n\t */\n\tfunction open( int $id ): void {}\n\n\t/** At once. */\n\tconst MAX = 1; // Of the network.',
		'\n\n\n\n\n\tfunction open( int $id ): void {}\n\n\n\tconst MAX = 1; // Of the network.',
	],
	[
		'the head of a file stays',
		'<?php\n/**\n * Prints it.\n *\n * @package Vitrine\n */\n\ndeclare( strict_types=1 );',
	],
	[
		'what describes a class stays',
		'/**\n * An album.\n */\nfinal readonly class Album {}',
	],
	[
		'what describes a hook stays',
		"\t/**\n\t * Filters it.\n\t *\n\t * @param bool $is Whether.\n\t */\n\treturn (bool) apply_filters( 'vitrine_is', true );",
	],
	[ 'text stays', "\t$text = '/** Text. */';\n\t// A comment.\n" ],
] )( '%s', ( name, php, expected = php ) => {
	expect( zipPhp( php ) ).toBe( expected );
} );

test( 'the code of every file is the same, line by line', () => {
	const files = [ ...pluginFiles().values() ]
		.filter( ( file ) => file.endsWith( '.php' ) )
		.filter( ( file ) => ! file.startsWith( path.join( root, 'build' ) ) )
		.map( ( file ) => fs.readFileSync( file, 'utf8' ) );
	const { stdout, stderr } = spawnSync(
		'php',
		[
			'-r',
			`function code( string $php ): array {
				return array_values( array_filter( PhpToken::tokenize( $php ), static fn( $token ) => ! $token->is( [ T_COMMENT, T_DOC_COMMENT, T_WHITESPACE ] ) ) );
			}
			foreach ( json_decode( stream_get_contents( STDIN ) ) as [ $before, $after ] ) {
				if ( array_map( static fn( $one ) => [ $one->line, $one->text ], code( $before ) ) !== array_map( static fn( $one ) => [ $one->line, $one->text ], code( $after ) ) ) {
					echo substr( $before, 0, 200 ), "\\n";
				}
			}
			echo 'compared';`,
		],
		{
			input: JSON.stringify(
				files.map( ( php ) => [ php, zipPhp( php ) ] )
			),
			encoding: 'utf8',
		}
	);
	expect( stderr + stdout ).toBe( 'compared' );
	expect( files.length ).toBeGreaterThan( 700 );
} );
