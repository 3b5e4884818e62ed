/**
 * WordPress's own rules, and the directions in which Vitrine may import (docs/architecture.md, "One direction").
 */
import { readdirSync } from 'node:fs';
import { SOURCES } from './tools/modules.mjs';
import wordpress from '@wordpress/scripts/config/eslint.config.cjs';

const blocks = readdirSync( './blocks', { withFileTypes: true } )
	.filter( ( entry ) => entry.isDirectory() )
	.map( ( { name } ) => name );

/** What visitors never get. */
const EDITING = [ './admin', './blocks', './editor', './extensions' ];

/** What everybody may read: the attributes, and the types made of them. */
const SCHEMAS = blocks.flatMap( ( slug ) => [
	`./${ slug }/attributes.gen.ts`,
	`./${ slug }/block.json`,
] );

const zones = [
	{
		target: './frontend/render',
		from: [ './frontend', ...EDITING ],
		except: [ './render', './testing', ...SCHEMAS ],
		message:
			'frontend/render is pure: it imports nothing of ours but block.json.',
	},
	{
		target: './frontend/core',
		from: [ './frontend', ...EDITING ],
		except: [ './core', './render', './testing' ],
		message: 'frontend/core imports nothing of ours but frontend/render.',
	},
	{
		target: './frontend/gestures',
		from: './frontend',
		except: [ './gestures', './core', './testing' ],
		message: 'Gestures know nothing but frontend/core.',
	},
	{
		target: './frontend/islands',
		from: './frontend',
		except: [
			'./islands',
			'./gestures',
			'./core',
			'./render',
			'./testing',
		],
		message: 'Islands import only core, render and gestures.',
	},
	...[ 'gallery', 'feed', 'compat' ].map( ( capability ) => ( {
		target: `./frontend/${ capability }`,
		from: './frontend',
		except: [ `./${ capability }`, './gestures', './core', './render' ],
		message:
			'Capabilities import core, render and gestures; each other, and islands, only as modules of the site.',
	} ) ),
	{
		target: './frontend/popup',
		from: './frontend',
		except: [ './popup', './consent', './core', './render', './testing' ],
		message: 'Popups import only core, render and consent.',
	},
	{
		target: './frontend/consent',
		from: './frontend',
		except: [ './consent', './core', './testing' ],
		message: 'Consent knows nothing of what asks for it.',
	},
	{
		target: './frontend',
		from: EDITING,
		except: SCHEMAS,
		message: 'What visitors get imports nothing of the editor.',
	},
	{
		target: './editor',
		from: [ './frontend' ],
		except: [ './render' ],
		message: 'The editor imports only frontend/render.',
	},
	{
		target: './editor',
		from: EDITING.filter( ( room ) => room !== './editor' ),
		message: 'What blocks share knows no block.',
	},
	...[ './admin', './extensions' ].flatMap( ( target ) => [
		{
			target,
			from: './frontend',
			except: [ './render' ],
			message: 'What stands alone imports only frontend/render.',
		},
		{
			target,
			from: EDITING.filter( ( room ) => room !== target ),
			message: 'What stands alone imports only frontend/render.',
		},
	] ),
	...blocks.map( ( slug ) => ( {
		target: `./blocks/${ slug }`,
		from: './blocks',
		except: [ `./${ slug }` ],
		message: 'Blocks talk to each other only by events.',
	} ) ),
];

/** Each room asks about its own zones and those of the rooms around it: of all of them at once, the rule would look at each for each import. */
const directions = [ ...new Set( zones.map( ( { target } ) => target ) ) ]
	.sort( ( one, other ) => one.length - other.length )
	.map( ( room ) => ( {
		files: [ `${ room.slice( 2 ) }/**` ],
		rules: {
			'import/no-restricted-paths': [
				'error',
				{
					basePath: import.meta.dirname,
					zones: zones.filter( ( { target } ) =>
						`${ room }/`.startsWith( `${ target }/` )
					),
				},
			],
		},
	} ) );

/** Where addresses go, and what has to check them before: safeUrl() and its kin, webAddress() and its kin in frontend/render. */
const CHECKED = '/^(safeUrl|webAddress|pictureAddress)$/';
const ADDRESSES =
	'/^(href|src|action|formAction|poster|srcdoc|srcDoc|location)$/';
const addresses = [
	`AssignmentExpression[left.property.name=${ ADDRESSES }]:not([right.callee.name=${ CHECKED }])`,
	`JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=${ ADDRESSES }]:not([value.expression.callee.name=${ CHECKED }])`,
	`CallExpression[callee.property.name=/^setAttribute/][arguments.0.value=${ ADDRESSES }]`,
	`CallExpression[callee.object.property.name='location'][callee.property.name=/^(assign|replace)$/]:not([arguments.0.callee.name=${ CHECKED }])`,
	`CallExpression[callee.object.name='window'][callee.property.name='open']:not([arguments.0.callee.name=${ CHECKED }])`,
].map( ( selector ) => ( {
	selector,
	message:
		'An address may have been written by anybody: safeUrl() of @vitrine/frontend and goTo() of frontend/core/links/go-to see that it runs nothing.',
} ) );

/** Folders that never run in WordPress. */
const development = [
	'tools/**',
	'tests/**',
	'**/*.test.*',
	'**/test/**',
	'frontend/testing/**',
	'*.config.*',
];

/** Lines that a file and a function may have. */
const MAX_FILE = 350;
const MAX_FUNCTION = 80;

/** What is longer, as a file and as its longest function, and why: it may shrink, and leaves the list when it fits. */
const long = {
	// Its thumbnails in a function of their own weigh 23 bytes more, 2 % of the chunk.
	'frontend/islands/viewer/strip/strip.ts': [ MAX_FILE, 140 ],
};

/** WordPress's rules for TypeScript, for TypeScript modules, too. */
const withModules = wordpress.map( ( config ) =>
	config.files?.includes( '**/*.ts' )
		? { ...config, files: [ ...config.files, '**/*.mts' ] }
		: config
);

/**
 * The rules that hold lengths.
 *
 * @param {number} file       Lines of a file.
 * @param {number} ofFunction Lines of a function.
 */
const lengths = ( file, ofFunction ) => ( {
	'max-lines': [ 'error', file ],
	'max-lines-per-function': [ 'error', ofFunction ],
} );

export default [
	{
		ignores: [
			'tools/new-block/**',
			'.cache/**',
			'**/attributes.gen.ts',
			'test-results/**',
			'playwright-report/**',
		],
	},
	...withModules,
	{
		settings: {
			// The site provides them under these names.
			'import/core-modules': Object.keys( SOURCES ),
		},
		rules: {
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'vitrine' },
			],
			'@wordpress/no-unsafe-wp-apis': [
				'error',
				{
					// In use by core's own blocks for years, and without a stable twin.
					'@wordpress/components': [
						'__experimentalToolsPanel',
						'__experimentalToolsPanelItem',
						'__experimentalToggleGroupControl',
						'__experimentalToggleGroupControlOption',
						'__experimentalToggleGroupControlOptionIcon',
						'__experimentalConfirmDialog',
						'__experimentalHStack',
						'__experimentalVStack',
						'__experimentalText',
						'__experimentalHeading',
						'__experimentalNumberControl',
						'__experimentalUnitControl',
					],
					'@wordpress/block-editor': [
						'__experimentalUseBlockPreview',
					],
				},
			],
			// What is destructured is described where its type is.
			'jsdoc/require-param': 'off',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false },
			],
		},
	},
	...directions,
	{
		files: [ '**/*.ts', '**/*.tsx', '**/*.mts' ],
		rules: {
			'@typescript-eslint/consistent-type-imports': 'error',
			'jsdoc/require-param-type': 'off',
			'no-undef': 'off',
			// TypeScript asks for brackets where a name is not known for certain.
			'dot-notation': 'off',
		},
	},
	{
		files: [
			'frontend/{core,feed,gallery,gestures,islands,compat}/**',
			'frontend/index.ts',
			'blocks/*/view.ts',
		],
		ignores: [ '**/*.test.*' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ '@wordpress/*' ],
							message:
								'Visitors do not get WordPress’s packages; words come from PHP.',
						},
					],
				},
			],
		},
	},
	{
		files: [ 'frontend/**', 'blocks/*/view.ts' ],
		ignores: [
			'**/*.test.*',
			'**/test/**',
			'frontend/testing/**',
			'frontend/core/{links/go-to,safe-url}.ts',
		],
		rules: { 'no-restricted-syntax': [ 'error', ...addresses ] },
	},
	{
		files: [ 'frontend/render/**' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					patterns: [
						{
							group: [ '@wordpress/*', '@vitrine/*' ],
							message: 'frontend/render is pure.',
						},
					],
				},
			],
			'no-restricted-globals': [
				'error',
				...[ 'document', 'window', 'fetch', 'localStorage' ].map(
					( name ) => ( {
						name,
						message: 'frontend/render is pure.',
					} )
				),
			],
		},
	},
	{
		files: [
			'{admin,blocks,editor,extensions,frontend}/**/*.{ts,tsx,mts}',
		],
		ignores: development,
		rules: lengths( MAX_FILE, MAX_FUNCTION ),
	},
	...Object.entries( long ).map( ( [ file, [ lines, ofFunction ] ] ) => ( {
		files: [ file ],
		rules: lengths( lines, ofFunction ),
	} ) ),
	{
		files: development,
		rules: {
			'import/no-extraneous-dependencies': 'off',
			'no-console': 'off',
			'no-bitwise': 'off',
			'@wordpress/no-global-active-element': 'off',
			// Playwright's fixtures call a function that is named like a hook.
			'react-hooks/rules-of-hooks': 'off',
			// What a `finally` cleans up is assigned before the `try`.
			'@wordpress/no-unused-vars-before-return': 'off',
			'jsdoc/require-property-description': 'off',
			'jsdoc/no-undefined-types': 'off',
			'jsdoc/require-returns-description': 'off',
		},
	},
];
