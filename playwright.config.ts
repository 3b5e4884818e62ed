import { defineConfig } from '@playwright/test';
import { headlessShell } from './tools/chromium.mjs';

/**
 * End-to-end tests as editor and as visitor, on native sites that the global set-up starts: one for each worker of each project.
 */
export default defineConfig( {
	testDir: './tests',
	testMatch: [ 'e2e/**/*.spec.ts', 'upgrade/*.spec.ts' ],
	globalSetup: './tests/e2e/support/sites.ts',
	// The tests of one site share its database and its Graph server: every worker has its own.
	workers: 2,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	// On a machine that does other work, too; the summary of npm test names what passed only then.
	retries: 1,
	// On a busy machine an editor takes up to twenty seconds to open, and some tests open three.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	reporter: [ [ 'list' ] ],
	use: {
		...headlessShell,
		actionTimeout: 15_000,
		navigationTimeout: 30_000,
		screenshot: 'only-on-failure',
		trace: { mode: 'on-first-retry', screenshots: false },
	},
	projects: [ { name: 'wp-7.1' }, { name: 'wp-6.8', grep: /@smoke/ } ],
} );
