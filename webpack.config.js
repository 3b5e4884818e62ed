/**
 * Two builds of one tree: classic scripts for the admin, script modules for visitors.
 *
 * - `build/editor/index.js` is the shared editor script (`@vitrine/editor`), `build/settings/index.js` the settings screen.
 * - `build/frontend/index.js` is the shared script module of visitors (`@vitrine/frontend`).
 * - Each webpack entry carries its own runtime, so shared state may live only in those two.
 */
import DependencyExtraction from '@wordpress/dependency-extraction-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import wordpress from '@wordpress/scripts/config/webpack.config.js';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { staleTypes } from './tools/types.mjs';

const stale = staleTypes().map( ( { file } ) => path.relative( '.', file ) );
if ( stale.length > 0 ) {
	throw new Error(
		`Not what block.json says, run \`node tools/types.mjs\`: ${ stale.join( ', ' ) }`
	);
}

// A build with modules empties nothing: a block that is gone would stay registered.
for ( const slug of existsSync( 'build' ) ? readdirSync( 'build' ) : [] ) {
	const isBlock = existsSync( path.join( 'build', slug, 'block.json' ) );
	if ( isBlock && ! existsSync( path.join( 'blocks', slug ) ) ) {
		rmSync( path.join( 'build', slug ), { recursive: true } );
	}
}

const [ scriptConfig, moduleConfig ] = wordpress;

const without = ( plugins ) =>
	plugins.filter(
		( plugin ) => ! ( plugin instanceof DependencyExtraction )
	);

/** Modules that the site provides; anything else is compiled in. */
const fromSite = ( id ) =>
	id === '@vitrine/frontend' ? `module ${ id }` : undefined;

export default [
	{
		...scriptConfig,
		entry: () => ( {
			...scriptConfig.entry(),
			'editor/index': {
				import: path.resolve( 'editor/index.ts' ),
				library: { name: [ 'vitrine', 'editor' ], type: 'window' },
			},
			'settings/index': path.resolve( 'settings/index.tsx' ),
		} ),
		output: {
			...scriptConfig.output,
			enabledLibraryTypes: [ 'window' ],
		},
		plugins: [
			...without( scriptConfig.plugins ),
			new DependencyExtraction( {
				requestToExternal: ( id ) =>
					id === '@vitrine/editor'
						? [ 'vitrine', 'editor' ]
						: undefined,
				requestToHandle: ( id ) =>
					id === '@vitrine/editor' ? 'vitrine-editor' : undefined,
			} ),
			// PHP prints the icons of the same file.
			new CopyPlugin( { patterns: [ 'frontend/render/icons.json' ] } ),
		],
	},
	{
		...moduleConfig,
		entry: () => ( {
			...moduleConfig.entry(),
			'frontend/index': path.resolve( 'frontend/index.ts' ),
		} ),
		plugins: [
			...without( moduleConfig.plugins ),
			new DependencyExtraction( {
				useDefaults: false,
				requestToExternalModule: fromSite,
			} ),
		],
	},
];
