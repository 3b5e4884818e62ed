import { expect, test } from 'vitest';
import { circlesOf, importCircles, importsOf } from './import-circles.mjs';

test( 'imports of types and code on intent count', () => {
	const graph = importsOf(
		new Map( [
			[ 'a/one.ts', "import type { Two } from './two';" ],
			[ 'a/two.tsx', "const later = () => import( '../b' );" ],
			[ 'b/index.ts', "export * from '../a/one'; import 'react';" ],
			[ 'b/alone.ts', "import { one } from '../a/one';" ],
		] )
	);
	expect( graph.get( 'a/two.tsx' ) ).toEqual( [ 'b/index.ts' ] );
	expect( circlesOf( graph ) ).toEqual( [
		[ 'a/one.ts', 'a/two.tsx', 'b/index.ts' ],
	] );
} );

test( 'imports by the name of a module count', () => {
	const graph = importsOf(
		new Map( [
			[ 'frontend/popup/index.ts', "import type { A } from './a';" ],
			[ 'frontend/popup/a.ts', "import( '@vitrine/popup' );" ],
		] )
	);
	expect( graph.get( 'frontend/popup/a.ts' ) ).toEqual( [
		'frontend/popup/index.ts',
	] );
} );

test( 'no file imports one that imports it', () => {
	expect( importCircles() ).toEqual( [] );
} );
