/**
 * What must be installed before anything else runs. Imports nothing from node_modules.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { has, run } from './processes.mjs';

const read = ( ...parts ) =>
	JSON.parse( fs.readFileSync( path.join( root, ...parts ), 'utf8' ) );

/** Whether node_modules holds what the lockfile names. */
function hasPackages() {
	let there;
	try {
		there = read( 'node_modules/.package-lock.json' ).packages;
	} catch {
		return false;
	}
	return Object.entries( read( 'package-lock.json' ).packages ).every(
		( [ name, { version, optional, devOptional, peer, link } ] ) =>
			name === '' ||
			link ||
			( there[ name ]?.version === version &&
				fs.existsSync( path.join( root, name, 'package.json' ) ) ) ||
			( ! there[ name ] && ( optional || devOptional || peer ) )
	);
}

/**
 * Installs the npm packages when the lockfile names others than are there.
 *
 * @param {(line: string) => void} say
 */
export async function npmPackages( say ) {
	if ( hasPackages() ) {
		return;
	}
	say( 'Installing the npm packages (two or three minutes the first time)' );
	const beat = setInterval( () => say( 'Still installing' ), 30000 );
	const { code, output } = await run(
		process.platform === 'win32' ? 'npm.cmd' : 'npm',
		[ 'ci', '--no-audit', '--no-fund', '--loglevel=error' ],
		{
			cwd: root,
			shell: process.platform === 'win32',
			env: {
				...process.env,
				PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
				PUPPETEER_SKIP_DOWNLOAD: '1',
			},
		}
	);
	clearInterval( beat );
	if ( code !== 0 ) {
		throw new Error(
			`npm ci failed:\n${ output.trim() }\nWhat to do: check that npm reaches its registry (npm ping), then try again.`
		);
	}
}

/**
 * Installs the Composer packages when composer.json has changed since the last time.
 *
 * @param {(line: string) => void} say
 */
export async function composerPackages( say ) {
	const stamp = path.join( root, 'vendor/.vitrine' );
	const hash = crypto
		.createHash( 'sha256' )
		.update( fs.readFileSync( path.join( root, 'composer.json' ) ) )
		.digest( 'hex' );
	if ( fs.existsSync( stamp ) && fs.readFileSync( stamp, 'utf8' ) === hash ) {
		return;
	}
	say( 'Installing the Composer packages' );
	const { code, output } = await run(
		'composer',
		[ 'update', '--no-interaction', '--no-progress', '--prefer-dist' ],
		{
			cwd: root,
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		}
	);
	if ( code !== 0 ) {
		throw new Error(
			`composer update failed:\n${ output.trim() }\nWhat to do: check that Composer reaches its registry (composer diagnose), then try again.`
		);
	}
	fs.writeFileSync( stamp, hash );
}

/**
 * Installs Debian packages whose test says that they are missing.
 *
 * @param {[name: string, isThere: () => boolean | Promise<boolean>][]} wanted
 * @param {(line: string) => void}                                      say
 */
export async function systemPackages( wanted, say ) {
	const missing = async () => {
		const names = [];
		for ( const [ name, isThere ] of wanted ) {
			if ( ! ( await isThere() ) ) {
				names.push( name );
			}
		}
		return names;
	};
	const names = await missing();
	if ( ! names.length ) {
		return;
	}
	const command = `apt-get install -y --no-install-recommends ${ names.join( ' ' ) }`;
	if ( ! has( 'apt-get' ) || process.getuid?.() !== 0 ) {
		throw new Error(
			`These are missing: ${ names.join( ', ' ) }.\nWhat to do: on Debian, as root: apt-get update && ${ command }`
		);
	}
	say( `Installing ${ names.join( ', ' ) }` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	const update = await run( 'apt-get', [ '-q', 'update' ], { env } );
	const { code, output } = await run(
		'apt-get',
		command.split( ' ' ).slice( 1 ),
		{ env }
	);
	const left = await missing();
	if ( code !== 0 || left.length ) {
		throw new Error(
			`${ command } failed, missing: ${ left.join( ', ' ) }\n${ update.code ? update.output : '' }${ output.slice( -3000 ) }`
		);
	}
}
