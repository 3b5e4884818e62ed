/**
 * The browser of the tests: Debian's where it is there, Playwright's own otherwise; CHROMIUM_PATH overrules both.
 */
import fs from 'node:fs';

const executablePath =
	process.env.CHROMIUM_PATH ??
	[ '/usr/bin/chromium' ].find( ( file ) => fs.existsSync( file ) );

export const chromium = {
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
		],
	},
};
