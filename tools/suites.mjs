/**
 * The suites of npm test: how each is run and how its result is counted.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from './cleanup.mjs';
import { root } from './paths.mjs';
import { inTime, run } from './processes.mjs';

/** Milliseconds after which a suite is ended: each takes less than half of it on two cores. One that lets others go first has four times as long. */
export const LIMIT = 25 * 60_000;

const bin = ( name ) => path.join( root, 'node_modules/.bin', name );
const vendor = ( name ) => path.join( root, 'vendor/bin', name );

/** A tool that passes or fails as a whole. */
function single( name, needs, command, args ) {
	return {
		name,
		needs,
		run: async ( print, isPatient ) => {
			const { code } = await run( command, args, {
				cwd: root,
				isPatient,
				onData: print,
				timeout: isPatient ? 4 * LIMIT : LIMIT,
			} );
			return code === 0
				? { passed: 1, failed: 0 }
				: { passed: 0, failed: 1 };
		},
	};
}

/**
 * A test framework that writes its counts into a file.
 *
 * Its notes name the tests that failed, and those that passed only when they were tried again.
 */
function counted(
	name,
	needs,
	{ command, args, env = {}, limit = LIMIT, read }
) {
	return {
		name,
		needs,
		run: async ( print ) => {
			const folder = fs.mkdtempSync(
				path.join( os.tmpdir(), 'vitrine-report-' )
			);
			const remove = atEnd( () =>
				fs.rmSync( folder, { recursive: true, force: true } )
			);
			const report = path.join( folder, 'report' );
			try {
				const { code } = await run( command, args( report ), {
					cwd: root,
					onData: print,
					timeout: limit,
					env: {
						...process.env,
						...env,
						VITRINE_REPORT: report,
						NO_COLOR: '1',
					},
				} );
				let counts = { passed: 0, failed: 0, notes: [] };
				if ( fs.existsSync( report ) ) {
					counts = read( fs.readFileSync( report, 'utf8' ) );
				}
				// A framework that fails without a failing test could not run something.
				if (
					( code !== 0 || counts.passed === 0 ) &&
					counts.failed === 0
				) {
					print(
						`${ name } ended with ${ code } after ${ counts.passed } tests.\n`
					);
					counts.failed = 1;
				}
				return counts;
			} finally {
				remove();
			}
		},
	};
}

const sum = ( text, attribute ) =>
	Number(
		new RegExp( `<testsuite [^>]*\\b${ attribute }="(\\d+)"` ).exec(
			text
		)?.[ 1 ] ?? 0
	);

/**
 * @param {string}           branch  Of WordPress.
 * @param {'sqlite'|'mysql'} db
 * @param {string[]}         without Groups of tests that are left out.
 */
const phpunit = ( branch, db, without = [] ) =>
	counted(
		`PHPUnit, WordPress ${ branch }, ${ db === 'mysql' ? 'MariaDB' : 'SQLite' }`,
		[
			'npm',
			'system',
			...( db === 'mysql' ? [ 'mariadb' ] : [] ),
			'composer',
			`wordpress ${ branch }`,
			'build',
		],
		{
			command: vendor( 'phpunit' ),
			args: ( report ) => [
				'--colors=never',
				'--no-progress',
				'--log-junit',
				report,
				...without.map( ( group ) => `--exclude-group=${ group }` ),
			],
			env: { VITRINE_TEST_WP: branch, VITRINE_TEST_DB: db },
			read( text ) {
				// The outermost suite counts all others.
				const bad = sum( text, 'failures' ) + sum( text, 'errors' );
				return {
					failed: bad,
					passed: sum( text, 'tests' ) - bad - sum( text, 'skipped' ),
					notes: [
						...text.matchAll(
							/<testcase name="([^"]*)"[^>]* class="([^"]*)"[^>]*>\s*<(?:failure|error)/g
						),
					].map( ( [ , test, from ] ) => `${ from }::${ test }` ),
				};
			},
		}
	);

/**
 * @param {string} branch  Of WordPress.
 * @param {number} workers Each has a site to itself.
 */
const playwright = ( branch, workers ) =>
	counted(
		`Playwright, WordPress ${ branch }`,
		[ 'npm', 'system', `wordpress ${ branch }`, 'build' ],
		{
			command: bin( 'playwright' ),
			args: () => [
				'test',
				`--project=wp-${ branch }`,
				`--workers=${ workers }`,
				'--reporter=list,./tools/playwright-counts.mjs',
			],
			// On 7.1 it is most of the run. This ends what hangs: a slow machine takes fifty minutes.
			limit: 2.5 * LIMIT,
			read: JSON.parse,
		}
	);

const checked = ( name, needs, load ) => ( {
	name,
	needs,
	run: async ( print ) =>
		inTime(
			name,
			( await load() )( ( line ) => print( `${ line }\n` ) ),
			LIMIT
		),
} );

const visiting = ( title, browser ) =>
	checked(
		title,
		[ 'npm', 'system', 'browsers', 'wordpress 7.1', 'build' ],
		async () =>
			( await import( '../tests/browsers/smoke.mjs' ) ).smoke( browser )
	);

export const suites = {
	eslint: single( 'ESLint', [ 'npm', 'types' ], bin( 'eslint' ), [ '.' ] ),
	stylelint: single( 'Stylelint', [ 'npm' ], bin( 'stylelint' ), [
		'{admin,blocks,editor,extensions,frontend}/**/*.scss',
	] ),
	tsc: single( 'TypeScript', [ 'npm', 'types' ], bin( 'tsc' ), [
		'--noEmit',
	] ),
	phpcs: single( 'PHPCS', [ 'system', 'composer' ], vendor( 'phpcs' ), [
		'-q',
	] ),
	phpstan: single( 'PHPStan', [ 'system', 'composer' ], vendor( 'phpstan' ), [
		'analyse',
		'--memory-limit=1G',
		'--no-progress',
	] ),
	// Some of its tests run PHP and its sniffs.
	vitest: counted( 'Vitest', [ 'npm', 'system', 'composer', 'types' ], {
		command: bin( 'vitest' ),
		args: ( report ) => [
			'run',
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${ report }`,
		],
		read( text ) {
			const { numPassedTests, numFailedTests, testResults } =
				JSON.parse( text );
			const failed = ( file ) =>
				file.assertionResults.filter(
					( one ) => one.status === 'failed'
				);
			const broken = testResults.filter(
				( file ) => file.status === 'failed' && ! failed( file ).length
			);
			return {
				passed: numPassedTests,
				failed: numFailedTests + broken.length,
				notes: [
					...broken.map( ( file ) => file.name ),
					...testResults
						.flatMap( failed )
						.map( ( one ) => one.fullName ),
				],
			};
		},
	} ),
	directory: checked(
		'Plugin directory',
		[ 'npm' ],
		async () => ( await import( './checks/directory.mjs' ) ).directoryChecks
	),
	sizes: single( 'Sizes', [ 'npm', 'build' ], process.execPath, [
		'tools/sizes.mjs',
	] ),
	phpunit: phpunit( '7.1', 'mysql' ),
	// Without those whose tests say that they cannot differ there (tests/php/TestCase.php).
	'phpunit-6.8': phpunit( '6.8', 'sqlite', [ 'environment-agnostic' ] ),
	e2e: playwright( '7.1', 2 ),
	'e2e-6.8': playwright( '6.8', 1 ),
	embedded: checked(
		'Embedded runtime',
		[ 'npm', 'system', 'wordpress 7.1', 'build' ],
		async () => ( await import( './checks/embedded.mjs' ) ).embeddedChecks
	),
	bench: checked(
		'Bench',
		[ 'npm', 'system', 'wordpress 7.1', 'build' ],
		async () => ( await import( './checks/bench.mjs' ) ).benchChecks
	),
	// Browsers with a window, and a mouse and a keyboard that no script imitates.
	pointer: visiting( 'Chromium, real pointer', 'chromium' ),
	firefox: visiting( 'Firefox', 'firefox' ),
	webkit: visiting( 'WebKit', 'webkit' ),
	zip: checked(
		'Zip',
		[ 'npm', 'system', 'wordpress 7.1', 'build' ],
		async () => ( await import( './checks/zip.mjs' ) ).zipChecks
	),
};

/**
 * What runs after what, and how many at a time: the two workers of Playwright on 7.1 have both cores, but for the patient suites.
 * Those in PHP wait for servers as long as they compute, so that Vitest, which can begin before them, runs beside both.
 *
 * What takes longest begins first: a long suite at the end would leave a core idle.
 */
export const STAGES = [
	[ 3, 'phpunit', 'phpunit-6.8', 'vitest' ],
	[ 1, 'e2e' ],
	[
		2,
		'embedded',
		'e2e-6.8',
		'pointer',
		'firefox',
		'webkit',
		'zip',
		'bench',
	],
];

/** What runs beside all of that, one after another, when the others leave a core idle. No test in these can time out by running slowly. */
export const BESIDE = [
	'phpstan',
	'phpcs',
	'eslint',
	'tsc',
	'stylelint',
	'directory',
	'sizes',
];

/** Names for several suites at once. */
export const GROUPS = {
	lint: [ 'eslint', 'stylelint', 'tsc', 'phpcs', 'phpstan', 'directory' ],
	phpunit: [ 'phpunit', 'phpunit-6.8' ],
	e2e: [ 'e2e', 'e2e-6.8' ],
	browsers: [ 'pointer', 'firefox', 'webkit' ],
};
