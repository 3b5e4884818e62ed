/**
 * The browsers of the tests: Debian's where they are there, Playwright's own otherwise; CHROMIUM_PATH overrules both.
 */
import fs from 'node:fs';

/** Chromium without what only a window needs: as Playwright's own is. It opens an editor with two thirds of the work, a page with a third. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const CHROMIUM = '/usr/bin/chromium';

/** Pages of tests end before optimized code pays for itself: an editor opens with four fifths of the work. */
const PLAIN_CODE = '--js-flags=--no-opt --no-maglev';

/**
 * @param {string[]} files    Browsers, the preferred one first.
 * @param {string[]} switches More than all have.
 */
function settings( files, switches = [] ) {
	const executablePath =
		process.env.CHROMIUM_PATH ??
		files.find( ( file ) => fs.existsSync( file ) );
	return {
		browserName: 'chromium',
		launchOptions: {
			...( executablePath ? { executablePath } : {} ),
			args: [
				// Chromium's sandbox refuses to run as root.
				...( process.getuid?.() === 0 ? [ '--no-sandbox' ] : [] ),
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run',
				...switches,
			],
		},
	};
}

/** Where people look, and where something is measured. */
export const chromium = settings( [ CHROMIUM ] );

/** Where nobody looks. */
export const headlessShell = settings(
	[ HEADLESS_SHELL, CHROMIUM ],
	[ PLAIN_CODE ]
);
