import { expect, test } from 'vitest';
import {
	deadMethods,
	deadPaths,
	namedMethods,
	namedPaths,
} from './named-paths.mjs';

test( 'paths are found in documents and comments, not in code', () => {
	expect(
		namedPaths(
			'docs/a.md',
			'See `php/Plugin.php`, tools/demo/demo.php, blocks/<slug>/view.ts and https://a.b/tools/c.md.'
		)
	).toEqual( [ 'php/Plugin.php', 'tools/demo/demo.php' ] );
	expect(
		namedPaths(
			'frontend/a.ts',
			"/** Twin: php/Gallery/Layout.php. */\nimport '../editor/b.ts'; // frontend/core/data.ts\n"
		)
	).toEqual( [ 'php/Gallery/Layout.php', 'frontend/core/data.ts' ] );
} );

test( 'every path that a document or a comment names is there', () => {
	expect( deadPaths() ).toEqual( [] );
} );

test( 'methods are found in documents and comments, not in code', () => {
	expect(
		namedMethods( 'docs/a.md', 'See `Support\\Schema::read()`.' )
	).toEqual( [ [ 'Schema', 'read' ] ] );
	expect(
		namedMethods( 'php/A.php', 'Item::run(); // Twin of Query::go().\n' )
	).toEqual( [ [ 'Query', 'go' ] ] );
} );

test( 'every method that a document or a comment names is there', () => {
	expect( deadMethods() ).toEqual( [] );
} );
