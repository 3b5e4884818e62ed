/**
 * Two builds of one tree: classic scripts for the admin, script modules for visitors.
 *
 * - `build/editor/index.js` is the shared editor script (`@vitrine/editor`), `build/admin/settings/index.js` the settings screen.
 * - `build/frontend/` has the script modules of visitors: tools/modules.mjs. PHP registers each with what its `.asset.php` says.
 * - Each webpack entry carries its own runtime, so shared state may live only in those.
 * - Islands are React: compiled against Preact, or against WordPress's own copy with `VITRINE_REACT=wordpress npm run build`.
 */
import DependencyExtraction from '@wordpress/dependency-extraction-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import wordpress from '@wordpress/scripts/config/webpack.config.js';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { blockTypes } from './tools/block-types.mjs';
import { ADAPTERS, MODULES, SOURCES } from './tools/modules.mjs';
import { OwnAddresses } from './tools/own-addresses.mjs';
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

// Grids for Internet Explorer, which WordPress has left: a fifth of some style sheets.
scriptConfig.module.rules
	.flatMap( ( { use } ) => use ?? [] )
	.flatMap( ( { options } ) => options?.postcssOptions?.plugins ?? [] )
	.forEach( ( { postcssPlugin, options } ) => {
		if ( postcssPlugin === 'autoprefixer' ) {
			options.grid = false;
		}
	} );

const without = ( plugins ) =>
	plugins.filter(
		( plugin ) => ! ( plugin instanceof DependencyExtraction )
	);

/** Each compiled once, however many blocks use it. */
const moduleEntries = Object.fromEntries(
	Object.entries( MODULES ).map( ( [ id, name ] ) => [
		name,
		path.resolve( SOURCES[ id ] ),
	] )
);

const adapterEntries = Object.fromEntries(
	Object.entries( ADAPTERS ).map( ( [ name, file ] ) => [
		name,
		path.resolve( file ),
	] )
);

/** Modules that stay apart, imported statically or by import(); anything else is compiled in. */
const fromSite = ( id ) =>
	id in MODULES ? `module-import ${ id }` : undefined;

const useWordPressReact = process.env.VITRINE_REACT === 'wordpress';

/** What `react` means in an island. */
const engine = useWordPressReact
	? {
			externals: {
				react: 'window React',
				'react-dom': 'window ReactDOM',
				'react-dom/client': 'window ReactDOM',
				'react/jsx-runtime': 'window ReactJSXRuntime',
			},
		}
	: {
			resolve: {
				...moduleConfig.resolve,
				alias: {
					...moduleConfig.resolve.alias,
					react$: path.resolve( 'frontend/islands/engine.ts' ),
					'react-dom$': path.resolve( 'frontend/islands/engine.ts' ),
					'react-dom/client$': path.resolve(
						'frontend/islands/engine.ts'
					),
					'react/jsx-runtime$': path.resolve(
						'frontend/islands/jsx.ts'
					),
				},
			},
		};

const withoutDescriptions = ( text ) =>
	JSON.parse( text, ( name, value ) =>
		name === 'description' && typeof value === 'string' ? undefined : value
	);

/** Modules fetch their style sheets themselves (frontend/core/style-beside.ts): a loader of the bundler's would be in every one of them. */
class OwnStyles {
	apply( { options } ) {
		for ( const plugin of options.plugins ) {
			if ( plugin.constructor.name === 'MiniCssExtractPlugin' ) {
				plugin.options.chunkFilename = '[name].css';
				plugin.options.runtime = false;
			}
		}
	}
}

/** Style sheets that mean left and right as they say: PHP asks for no other one (php/Effects/Effects.php). */
const PHYSICAL =
	/^(?:(?:effects|sticky-section)\/[\w-]+|social-feed\/style-(?!index)[\w-]+)-rtl\.css$/;

/**
 * Leaves out what nobody would load: a style sheet that says the same from right to left (PHP takes the other one then, php/Assets.php),
 * and the empty script of an entry that is a style sheet.
 */
class OnlyNeeded {
	apply( { hooks, webpack } ) {
		const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
		hooks.thisCompilation.tap( 'OnlyNeeded', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'OnlyNeeded', stage },
				() => {
					for ( const { name, source } of compilation.getAssets() ) {
						if ( name.endsWith( '.js' ) && source.size() === 0 ) {
							compilation.deleteAsset( name );
							compilation.deleteAsset(
								name.replace( /\.js$/, '.asset.php' )
							);
						}
						const other = compilation.getAsset(
							name.replace( /-rtl\.css$/, '.css' )
						);
						const isSame =
							other &&
							other.name !== name &&
							other.source.source().toString() ===
								source.source().toString();
						if ( isSame || PHYSICAL.test( name ) ) {
							compilation.deleteAsset( name );
						}
					}
				}
			)
		);
	}
}

/** Tells PHP which classic scripts have to be on a page with an island (php/Assets.php). */
class IslandScripts {
	apply( compiler ) {
		const scripts = useWordPressReact
			? "'react', 'react-dom', 'react-jsx-runtime'"
			: '';
		compiler.hooks.thisCompilation.tap( 'IslandScripts', ( compilation ) =>
			compilation.hooks.processAssets.tap( 'IslandScripts', () =>
				compilation.emitAsset(
					'frontend/islands.php',
					new compiler.webpack.sources.RawSource(
						`<?php return array(${ scripts });\n`
					)
				)
			)
		);
	}
}

/** Tells PHP in one file what it registers: blocks, the modules of visitors, and the script of each block's page (php/ModuleLoader.php). */
class Registry {
	apply( { hooks, webpack } ) {
		// After all others, who have written what PHP learns of each module.
		const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
		hooks.thisCompilation.tap( 'Registry', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{ name: 'Registry', stage },
				() => {
					const ids = Object.fromEntries(
						Object.entries( MODULES ).map( ( [ id, name ] ) => [
							name,
							id,
						] )
					);
					const lines = compilation
						.getAssets()
						.filter(
							( { name } ) =>
								name.endsWith( '.asset.php' ) &&
								! (
									name.replace( /\.asset\.php$/, '' ) in
									ADAPTERS
								)
						)
						.map( ( { name, source } ) => {
							const file = name.replace( /\.asset\.php$/, '' );
							const facts = source
								.source()
								.toString()
								.match( /array\((.*)\);/s )[ 1 ];
							// The name that core would give it.
							const id =
								ids[ file ] ??
								file.replace(
									/^([\w-]+)\/view$/,
									'vitrine-$1-view-script-module'
								);
							return `'${ id }' => array('file' => '${ file }.js', ${ facts }),\n`;
						} );
					compilation.emitAsset(
						'registry.php',
						new webpack.sources.RawSource(
							`<?php\n// phpcs:disable WordPressVIPMinimum.Performance.WPQueryParams -- attributes of blocks, no queries.\nreturn array(\n'blocks' => ${ blockTypes() },\n'modules' => array(\n${ lines.sort().join( '' ) }),\n);\n`
						)
					);
				}
			)
		);
	}
}

export default [
	{
		...scriptConfig,
		entry: () => ( {
			...scriptConfig.entry(),
			'editor/index': {
				import: path.resolve( 'editor/index.ts' ),
				library: { name: [ 'vitrine', 'editor' ], type: 'window' },
			},
			// Adds itself to other blocks (php/Popup/Links/LinkBlocks.php).
			'extensions/popup-link': path.resolve(
				'extensions/popup-link/index.tsx'
			),
			// Adds itself to core's groups, columns and covers (php/StickySection/StickySectionModule.php).
			'extensions/sticky-section': path.resolve(
				'extensions/sticky-section/index.tsx'
			),
			// Makes blocks of Elementor's content (php/Compat/Elementor/ElementorModule.php).
			'extensions/elementor-content': path.resolve(
				'extensions/elementor-content/index.tsx'
			),
			// Adds itself to core's images, galleries and buttons (php/Lightbox/LightboxModule.php).
			'extensions/lightbox': path.resolve(
				'extensions/lightbox/index.tsx'
			),
			// Only on pages with such a section, and in the canvas.
			'sticky-section/section': path.resolve(
				'extensions/sticky-section/section.scss'
			),
			// Adds itself to core's blocks (php/Effects/EffectsModule.php).
			'extensions/effects': path.resolve(
				'extensions/effects/index.tsx'
			),
			// Only on pages with such an effect, and in the canvas.
			...Object.fromEntries(
				readdirSync( 'extensions/effects/styles' ).map( ( file ) => [
					`effects/style-${ path.parse( file ).name }`,
					path.resolve( 'extensions/effects/styles', file ),
				] )
			),
			// Explains a page's popups to those who edit them (php/Popup/PopupTester.php).
			'popup/debug': path.resolve( 'blocks/popup/tester/debug.tsx' ),
			'admin/settings/index': path.resolve( 'admin/settings/index.tsx' ),
			'admin/media/album-cover': path.resolve(
				'admin/media/album-cover.ts'
			),
			'admin/media/album-filter': path.resolve(
				'admin/media/album-filter.ts'
			),
			'admin/popups/index': path.resolve( 'admin/popups/index.tsx' ),
			// The editor of a popup's post (php/Admin/PopupChecks.php).
			'popup/pre-publish-checks': path.resolve(
				'blocks/popup/pre-publish-checks/index.tsx'
			),
			// Only for managers, while an account needs somebody (php/Admin/SiteNotice.php).
			'admin/site-notice': path.resolve(
				'admin/site-notice/site-notice.scss'
			),
			// Only on pages with a carousel whose row is not the usual one (php/Carousel/Carousel.php).
			'carousel/layouts': path.resolve( 'blocks/carousel/layouts.scss' ),
			// Only on pages whose galleries have effects.
			'gallery/effects': path.resolve( 'blocks/gallery/effects.scss' ),
			// Only on pages with share buttons in a bar that floats.
			'share-buttons/style-floating': path.resolve(
				'blocks/share-buttons/floating.scss'
			),
			// Only on pages with a loop whose posts look so (php/Loop/Skins/PostTemplateStyles.php).
			...Object.fromEntries(
				readdirSync( 'extensions/post-template' ).map( ( file ) => [
					`post-template/style-${ path.parse( file ).name }`,
					path.resolve( 'extensions/post-template', file ),
				] )
			),
			// Only on pages with a feed that is laid out so, or has such a part (php/Feed/LayoutStyles.php).
			...Object.fromEntries(
				[ 'layouts', 'parts' ].flatMap( ( folder ) =>
					readdirSync( `blocks/social-feed/styles/${ folder }` ).map(
						( file ) => [
							`social-feed/style-${ path.parse( file ).name }`,
							path.resolve(
								`blocks/social-feed/styles/${ folder }`,
								file
							),
						]
					)
				)
			),
		} ),
		// A script of the admin cannot ask for modules: the tester has what it needs of visitors' code in it.
		resolve: {
			...scriptConfig.resolve,
			alias: {
				...scriptConfig.resolve.alias,
				'@vitrine/frontend$': path.resolve( 'frontend/index.ts' ),
			},
		},
		output: {
			...scriptConfig.output,
			enabledLibraryTypes: [ 'window' ],
		},
		plugins: [
			...without( scriptConfig.plugins ),
			new OnlyNeeded(),
			new DependencyExtraction( {
				requestToExternal: ( id ) =>
					id === '@vitrine/editor'
						? [ 'vitrine', 'editor' ]
						: undefined,
				requestToHandle: ( id ) =>
					id === '@vitrine/editor' ? 'vitrine-editor' : undefined,
			} ),
			// PHP prints the icons and services of the same files, begins new posts with the same blocks, and reads additions to queries, sticky sections, the lightbox and effects by the same schemas.
			new CopyPlugin( {
				patterns: [
					'frontend/render/icons.json',
					'frontend/render/new-blocks.json',
					{
						from: 'frontend/render/share-buttons/services.json',
						to: 'share-services.json',
					},
					{
						from: 'frontend/render/embed/addresses.json',
						to: 'facebook-addresses.json',
					},
					{
						from: 'frontend/render/loop-query/schema.json',
						to: 'loop-query.json',
					},
					{
						from: 'frontend/render/sticky-section/schema.json',
						to: 'sticky-section.json',
					},
					{
						from: 'frontend/render/lightbox/schema.json',
						to: 'lightbox.json',
					},
					{
						from: 'frontend/render/effects/schema.json',
						to: 'effects.json',
					},
					{
						from: 'frontend/render/effects/shapes.json',
						to: 'effects-shapes.json',
					},
				],
			} ),
		],
	},
	{
		...moduleConfig,
		...engine,
		output: {
			...moduleConfig.output,
			// Its version is in the addresses that OwnAddresses writes.
			chunkFilename: '[name].js',
		},
		module: {
			...moduleConfig.module,
			// A module finds its style sheet beside itself, wherever the site keeps its plugins.
			parser: { javascript: { importMeta: false, url: false } },
			// Lighter than a string that is parsed.
			generator: { json: { JSONParse: false } },
			rules: [
				...moduleConfig.module.rules,
				// What block.json tells people stays out of visitors' bytes.
				{
					test: /[\\/]block\.json$/,
					type: 'json',
					parser: { parse: withoutDescriptions },
				},
				// Hooks come with the part of an island that uses them.
				{
					test: [ /islands[\\/]engine\.ts$/, /preact[\\/]hooks/ ],
					sideEffects: false,
				},
			],
		},
		entry: () => ( {
			...moduleConfig.entry(),
			...moduleEntries,
			...adapterEntries,
		} ),
		optimization: {
			...moduleConfig.optimization,
			splitChunks: {
				...moduleConfig.optimization.splitChunks,
				cacheGroups: {
					...moduleConfig.optimization.splitChunks.cacheGroups,
					// A library belongs to the chunk that is named after its use.
					defaultVendors: false,
					// Only parts that lay out need the layout.
					galleryLayout: {
						name: 'chunks/gallery-layout',
						test: /[\\/]frontend[\\/]render[\\/]gallery[\\/](layout[\\/]|geometry|label|ratios|settings[\\/]|steps)/,
						chunks: ( { name } ) =>
							name?.startsWith( 'chunks/gallery-' ) ?? false,
						minChunks: 2,
						minSize: 0,
						priority: 1,
					},
					// With what it shares with others: one file of both is lighter than two.
					galleryOpening: {
						name: 'chunks/gallery-shared',
						test: /[\\/]frontend[\\/]gallery[\\/]opening[\\/]/,
						chunks: ( { name } ) =>
							name === 'chunks/gallery-opening',
						minSize: 0,
						enforce: true,
					},
					// What several parts of a visitor's gallery need is fetched once.
					gallery: {
						name: 'chunks/gallery-shared',
						test: /[\\/]frontend[\\/](gallery|render[\\/]gallery)[\\/]/,
						chunks: ( { name } ) =>
							name?.startsWith( 'chunks/gallery-' ) ?? false,
						minChunks: 2,
						minSize: 0,
					},
				},
			},
		},
		plugins: [
			...without( moduleConfig.plugins ),
			new OwnStyles(),
			new OnlyNeeded(),
			new IslandScripts(),
			new DependencyExtraction( {
				useDefaults: false,
				requestToExternalModule: fromSite,
			} ),
			new OwnAddresses( {
				modules: Object.fromEntries(
					Object.entries( MODULES ).map( ( [ id, name ] ) => [
						id,
						`${ name }.js`,
					] )
				),
				// Not nanogallery2.js: scripts of the page call it when the page is ready, and the browser waits for no module that waits.
				scripts:
					/\/view\.js$|^frontend\/(popup|embed|pixel|background-[\w-]+|consent-[\w-]+)\.js$/,
			} ),
			new Registry(),
		],
	},
];
