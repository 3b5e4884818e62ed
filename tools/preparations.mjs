/**
 * What suites need before they can run: programs, packages, WordPress, the build. Imports nothing from node_modules.
 */
import fs from 'node:fs';
import path from 'node:path';
import { buildIfChanged } from './build.mjs';
import { CHROMIUM, HEADLESS_SHELL } from './chromium.mjs';
import { composerPackages, npmPackages, systemPackages } from './install.mjs';
import { PHP_EXTENSIONS } from './native-site.mjs';
import { root } from './paths.mjs';
import { has, must, run } from './processes.mjs';
import { wordpress } from './wordpress.mjs';

/** A package is there when PHP has loaded what it brings. */
async function phpHas( extension ) {
	const module = { mysql: 'mysqli' }[ extension ] ?? extension;
	const { stdout } = await run( 'php', [ '-m' ] );
	return stdout.toLowerCase().split( '\n' ).includes( module );
}

/** Whether Playwright has fetched a browser of its own. */
async function ownChromium() {
	try {
		const { createRequire } = await import( 'node:module' );
		const { chromium } = createRequire( import.meta.url )(
			'@playwright/test'
		);
		return fs.existsSync( chromium.executablePath() );
	} catch {
		return false;
	}
}

/**
 * What is done, under the names that suites list in `needs`; `run` gets a function that prints a line.
 *
 * `after` names those that have to end first, if they are wanted, too: no two runs of apt at the same time.
 *
 * @type {Record<string, {after?: string[], run: (say: (line: string) => void) => Promise<unknown>}>}
 */
export const preparations = {
	npm: { run: npmPackages },
	system: {
		run: ( say ) =>
			systemPackages(
				[
					[ 'php-cli', () => has( 'php' ) ],
					...PHP_EXTENSIONS.map( ( name ) => [
						`php-${ name }`,
						() => phpHas( name ),
					] ),
					[ 'composer', () => has( 'composer' ) ],
					[ 'unzip', () => has( 'unzip' ) ],
					[
						'chromium',
						() =>
							fs.existsSync(
								process.env.CHROMIUM_PATH ?? CHROMIUM
							) || ownChromium(),
					],
					// Tests that need no window run in Chromium, too, but longer.
					[
						'chromium-headless-shell',
						() =>
							Boolean( process.env.CHROMIUM_PATH ) ||
							process.getuid?.() !== 0 ||
							fs.existsSync( HEADLESS_SHELL ) ||
							ownChromium(),
					],
				],
				say
			),
	},
	mariadb: {
		after: [ 'system' ],
		run: ( say ) =>
			systemPackages(
				[
					[
						'mariadb-server',
						() =>
							Boolean( process.env.VITRINE_DB_HOST ) ||
							has( 'mariadbd' ),
					],
				],
				say
			),
	},
	browsers: {
		after: [ 'system', 'mariadb', 'wordpress 7.1', 'wordpress 6.8' ],
		run: ( say ) =>
			systemPackages(
				[
					[ 'xvfb', () => has( 'Xvfb' ) ],
					[ 'xdotool', () => has( 'xdotool' ) ],
					[ 'firefox-esr', () => has( 'firefox-esr' ) ],
					// Its smallest browser is in the package of the library.
					[
						'libwebkit2gtk-4.1-0',
						() =>
							[ 'x86_64', 'aarch64' ].some( ( machine ) =>
								fs.existsSync(
									`/usr/lib/${ machine }-linux-gnu/webkit2gtk-4.1/MiniBrowser`
								)
							),
					],
				],
				say
			),
	},
	composer: { after: [ 'system' ], run: composerPackages },
	types: {
		after: [ 'npm' ],
		run: () =>
			must( process.execPath, [ path.join( root, 'tools/types.mjs' ) ], {
				cwd: root,
			} ),
	},
	// Perhaps by apt: where that cleans up after itself, it would take away what another run has just fetched.
	'wordpress 7.1': {
		after: [ 'system', 'mariadb' ],
		run: ( say ) => wordpress( '7.1', say ),
	},
	'wordpress 6.8': {
		after: [ 'system', 'mariadb', 'wordpress 7.1' ],
		run: ( say ) => wordpress( '6.8', say ),
	},
	// It writes the types, too.
	build: { after: [ 'npm', 'types' ], run: buildIfChanged },
};
