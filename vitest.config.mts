/**
 * Unit tests stand beside what they test; the name of the file says where it runs.
 *
 * - `*.test.ts(x)` in Node: pure logic, and the contract between PHP and TSX.
 * - `*.jsdom.test.ts(x)` in a document: behaviors of the page and of the admin.
 * - `*.jsdom.test.tsx` of an island once more with Preact, which visitors get (webpack.config.js).
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SOURCES } from './tools/modules.mjs';

const at = ( path: string ) =>
	fileURLToPath( new URL( path, import.meta.url ) );

const folders =
	'{admin,blocks,editor,extensions,frontend,tools,tests/graph,tests/providers}';

export default defineConfig( {
	resolve: {
		alias: {
			...Object.fromEntries(
				Object.entries( SOURCES ).map( ( [ name, file ] ) => [
					name,
					at( file ),
				] )
			),
			'@wordpress/core-data': at( 'tests/core-data.ts' ),
		},
	},
	test: {
		// Servers and builds of a test share the machine with other suites.
		testTimeout: 30_000,
		hookTimeout: 30_000,
		setupFiles: [ at( 'tests/patience.ts' ) ],
		projects: [
			{
				extends: true,
				test: {
					name: 'pure',
					environment: 'node',
					// What is pure leaves nothing behind: its files are read once for all tests.
					isolate: false,
					include: [ `${ folders }/**/*.test.{ts,tsx,mjs}` ],
					exclude: [ '**/*.jsdom.test.*', '**/node_modules/**' ],
				},
			},
			{
				extends: true,
				test: {
					name: 'jsdom',
					environment: 'jsdom',
					include: [ `${ folders }/**/*.jsdom.test.{ts,tsx}` ],
				},
			},
			{
				extends: true,
				resolve: {
					alias: {
						'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
						'react/jsx-runtime': 'preact/jsx-runtime',
						'react-dom/client': at( 'frontend/islands/engine.ts' ),
						react: at( 'frontend/islands/engine.ts' ),
					},
				},
				test: {
					name: 'preact',
					environment: 'jsdom',
					include: [ 'frontend/islands/**/*.jsdom.test.tsx' ],
				},
			},
		],
	},
} );
