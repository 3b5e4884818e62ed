/**
 * The WordPress that sites are made of: from wordpress.org, or from Debian's packages where only those can be reached.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from './cleanup.mjs';
import { has, must } from './processes.mjs';
import { cache } from './paths.mjs';

/** The suites of Debian that have a branch; the first one with that branch or a newer one is taken. */
const SUITES = { 6.8: [ 'trixie' ], 7.1: [ 'sid', 'forky' ] };

/** `wordpress` holds links into the others. */
const PACKAGES = [
	'wordpress',
	'wordpress-theme-twentytwentyfive',
	'libphp-phpmailer',
	'php-getid3',
	'libjs-underscore',
	'libjs-lodash',
	'libjs-jquery-ui',
	'libjs-cropper',
];

/**
 * A folder with WordPress, fetched when it isn't there yet. It is never written to afterwards.
 *
 * @param {string}                 branch Such as '7.1'.
 * @param {(line: string) => void} say
 * @return {Promise<string>} The folder.
 */
export async function wordpress( branch = '7.1', say = () => {} ) {
	const folder = path.join( cache, `wordpress-${ branch }` );
	if ( fs.existsSync( path.join( folder, 'wp-includes/version.php' ) ) ) {
		return folder;
	}
	fs.mkdirSync( cache, { recursive: true } );
	const scratch = fs.mkdtempSync( path.join( cache, 'fetching-' ) );
	const remove = atEnd( () =>
		fs.rmSync( scratch, { recursive: true, force: true } )
	);
	const reasons = [];
	try {
		for ( const [ from, fetchIt ] of [
			[ 'wordpress.org', fromWordPressOrg ],
			[ 'Debian', fromDebian ],
		] ) {
			try {
				say( `Fetching WordPress ${ branch } from ${ from }` );
				const fetched = await fetchIt( branch, scratch, say );
				const version = versionOf( fetched );
				if ( compare( version, branch ) < 0 ) {
					throw new Error( `it has only WordPress ${ version }` );
				}
				try {
					fs.renameSync( fetched, folder );
				} catch ( error ) {
					// Another process was faster.
					if ( ! fs.existsSync( folder ) ) {
						throw error;
					}
				}
				say(
					`WordPress ${ version } is in .cache/wordpress-${ branch }`
				);
				return folder;
			} catch ( error ) {
				reasons.push( `${ from }: ${ error.message }` );
				say(
					`Not from ${ from } (${ error.message.split( '\n' )[ 0 ] })`
				);
			}
		}
	} finally {
		remove();
	}
	throw new Error(
		[
			`WordPress ${ branch } could not be fetched.`,
			...reasons,
			`What to do: connect to the internet, or unpack a WordPress ${ branch } into .cache/wordpress-${ branch } (so that .cache/wordpress-${ branch }/wp-load.php exists), and try again.`,
		].join( '\n  ' )
	);
}

/**
 * @param {string} folder
 * @return {string} The version of the WordPress in a folder.
 */
export function versionOf( folder ) {
	const source = fs.readFileSync(
		path.join( folder, 'wp-includes/version.php' ),
		'utf8'
	);
	return /\$wp_version = '([^']+)'/.exec( source )?.[ 1 ] ?? '0';
}

function compare( a, b ) {
	const [ x, y ] = [ a, b ].map( ( version ) =>
		version.split( /[^0-9]+/ ).map( Number )
	);
	for ( let i = 0; i < y.length; i++ ) {
		if ( ( x[ i ] ?? 0 ) !== y[ i ] ) {
			return ( x[ i ] ?? 0 ) - y[ i ];
		}
	}
	return 0;
}

async function fromWordPressOrg( branch, scratch ) {
	const get = async ( url, timeout ) => {
		const response = await fetch( url, {
			signal: AbortSignal.timeout( timeout ),
		} ).catch( ( error ) => {
			throw new Error( error.cause?.code ?? error.message );
		} );
		if ( ! response.ok ) {
			throw new Error( `${ response.status } for ${ url }` );
		}
		return response;
	};
	const versions = await (
		await get( 'https://api.wordpress.org/core/stable-check/1.0/', 5000 )
	).json();
	const version = Object.keys( versions )
		.filter( ( one ) => one === branch || one.startsWith( `${ branch }.` ) )
		.sort( compare )
		.at( -1 );
	if ( ! version ) {
		throw new Error( `it has no WordPress ${ branch }` );
	}
	const archive = path.join( scratch, 'wordpress.tar.gz' );
	const response = await get(
		`https://wordpress.org/wordpress-${ version }.tar.gz`,
		180000
	);
	fs.writeFileSync( archive, Buffer.from( await response.arrayBuffer() ) );
	await must( 'tar', [ '-xzf', 'wordpress.tar.gz' ], { cwd: scratch } );
	return path.join( scratch, 'wordpress' );
}

/**
 * Unpacks Debian's packages without installing them, with a configuration of apt that is derived from the machine's own.
 *
 * @param {string}                 branch
 * @param {string}                 scratch
 * @param {(line: string) => void} say
 */
async function fromDebian( branch, scratch, say ) {
	if ( ! has( 'apt-get' ) || ! has( 'dpkg' ) ) {
		throw new Error( 'this machine has no apt-get' );
	}
	const archive = debianArchive();
	if ( ! archive ) {
		throw new Error( "this machine's apt knows no Debian archive" );
	}
	for ( const suite of SUITES[ branch ] ?? [ 'sid' ] ) {
		const folder = path.join( scratch, suite );
		try {
			return await fromSuite( archive, suite, branch, folder, say );
		} catch ( error ) {
			say(
				`Not from Debian ${ suite } (${ error.message.split( '\n' )[ 0 ] })`
			);
		}
	}
	throw new Error( 'no suite of Debian could deliver it' );
}

async function fromSuite( archive, suite, branch, folder, say ) {
	// Under the system's temporary folder, so that apt's own user may read it and no path is too long.
	const state = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-apt-' ) );
	const remove = atEnd( () =>
		fs.rmSync( state, { recursive: true, force: true } )
	);
	try {
		for ( const part of [ 'lists/partial', 'archives/partial', 'root' ] ) {
			fs.mkdirSync( path.join( state, part ), { recursive: true } );
		}
		fs.mkdirSync( folder, { recursive: true } );
		fs.writeFileSync(
			path.join( state, 'one.list' ),
			`deb ${ archive.options }${ archive.uri } ${ suite } main\n`
		);
		fs.writeFileSync( path.join( state, 'status' ), '' );
		const settings = {
			'Dir::Etc::SourceList': path.join( state, 'one.list' ),
			'Dir::Etc::SourceParts': '/dev/null',
			'Dir::Etc::Preferences': '/dev/null',
			'Dir::Etc::PreferencesParts': '/dev/null',
			'Dir::State': state,
			'Dir::State::Lists': path.join( state, 'lists' ),
			'Dir::State::Status': path.join( state, 'status' ),
			'Dir::Cache': state,
			'Dir::Cache::Archives': path.join( state, 'archives' ),
			'Acquire::Languages': 'none',
			'Acquire::Retries': '2',
			// A mirror frozen on one day has files that are older than they allow themselves to be.
			'Acquire::Check-Valid-Until': 'false',
			'APT::Sandbox::User': '',
		};
		const options = Object.entries( settings ).flatMap(
			( [ key, value ] ) => [ '-o', `${ key }=${ value }` ]
		);
		say( `Reading the lists of Debian ${ suite }` );
		await must( 'apt-get', [ ...options, '-q', 'update' ], {
			timeout: 180000,
		} );
		say( 'Downloading the packages' );
		await must( 'apt-get', [ ...options, '-q', 'download', ...PACKAGES ], {
			cwd: folder,
			timeout: 300000,
		} );
		const root = path.join( state, 'root' );
		for ( const name of fs.readdirSync( folder ) ) {
			await must( 'dpkg', [ '-x', path.join( folder, name ), root ] );
		}
		const source = path.join( root, 'usr/share/wordpress' );
		const target = path.join( folder, 'wordpress' );
		for ( const name of [ '.htaccess', 'wp-config.php' ] ) {
			fs.rmSync( path.join( source, name ), { force: true } );
		}
		await must( 'cp', [ '-rL', source, target ] );
		const certificates = path.join( target, 'wp-includes/certificates' );
		const bundle = '/etc/ssl/certs/ca-certificates.crt';
		fs.mkdirSync( certificates, { recursive: true } );
		if ( fs.existsSync( bundle ) ) {
			fs.copyFileSync(
				bundle,
				path.join( certificates, 'ca-bundle.crt' )
			);
		}
		if ( compare( versionOf( target ), branch ) < 0 ) {
			throw new Error( `it has only WordPress ${ versionOf( target ) }` );
		}
		return target;
	} finally {
		remove();
	}
}

/** The archive that this machine installs from. */
function debianArchive() {
	for ( const { uri, suites, signedBy } of sources() ) {
		if (
			/\/debian\/?$/.test( uri.replace( /\/\d{8}T\d{6}Z\/?$/, '' ) ) &&
			! suites.includes( 'security' )
		) {
			return {
				uri,
				options: signedBy ? `[signed-by=${ signedBy }] ` : '',
			};
		}
	}
	return null;
}

function* sources() {
	const folder = '/etc/apt/sources.list.d';
	const files = [
		'/etc/apt/sources.list',
		...( fs.existsSync( folder )
			? fs
					.readdirSync( folder )
					.map( ( name ) => path.join( folder, name ) )
			: [] ),
	].filter( ( file ) => fs.existsSync( file ) );
	for ( const file of files ) {
		const text = fs
			.readFileSync( file, 'utf8' )
			.replace( /^\s*#.*\n?/gm, '' );
		if ( file.endsWith( '.sources' ) ) {
			for ( const stanza of text.split( /\n\s*\n/ ) ) {
				const field = ( name ) =>
					new RegExp( `^${ name }:\\s*(\\S.*)$`, 'mi' )
						.exec( stanza )?.[ 1 ]
						.trim() ?? '';
				const key = field( 'Signed-By' );
				for ( const uri of field( 'URIs' )
					.split( /\s+/ )
					.filter( Boolean ) ) {
					yield {
						uri,
						suites: field( 'Suites' ),
						signedBy: key.startsWith( '/' ) ? key : '',
					};
				}
			}
		} else {
			for ( const line of text.split( '\n' ) ) {
				const [ , options = '', uri, suites ] =
					/^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)/.exec( line ) ??
					[];
				if ( uri ) {
					yield {
						uri,
						suites,
						signedBy:
							/signed-by=(\/\S+)/i.exec( options )?.[ 1 ] ?? '',
					};
				}
			}
		}
	}
}
