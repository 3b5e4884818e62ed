/**
 * The databases of throw-away sites: SQLite in a file, or MariaDB.
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { unpack } from './archive.mjs';
import { has, must, pause, serve } from './processes.mjs';

/**
 * @param {string} content The site's wp-content.
 * @return {{constants: Object, stop: () => Promise<void>}} What wp-config.php must say.
 */
export function sqlite( content ) {
	const archive = path.join(
		path.dirname(
			createRequire( import.meta.url ).resolve(
				'@wp-playground/cli/package.json'
			)
		),
		'sqlite-database-integration.zip'
	);
	unpack( archive, path.join( content, 'sqlite' ) );
	const folder = path.join(
		content,
		'sqlite',
		fs.readdirSync( path.join( content, 'sqlite' ) )[ 0 ]
	);
	const dropIn = fs
		.readFileSync( path.join( folder, 'db.copy' ), 'utf8' )
		.replaceAll( '{SQLITE_IMPLEMENTATION_FOLDER_PATH}', folder )
		.replaceAll( '{SQLITE_PLUGIN}', 'sqlite/load.php' );
	fs.writeFileSync( path.join( content, 'db.php' ), dropIn );
	return {
		constants: {
			DB_NAME: 'wordpress',
			DB_USER: '',
			DB_PASSWORD: '',
			DB_HOST: '',
		},
		stop: async () => {},
	};
}

/**
 * A database on the server that VITRINE_DB_HOST names (with VITRINE_DB_USER and VITRINE_DB_PASSWORD), or on a server of its own.
 *
 * @param {string} scratch A folder for the server's data.
 * @return {Promise<{constants: Object, stop: () => Promise<void>}>} What wp-config.php must say.
 */
export async function mysql( scratch ) {
	const name = `vitrine_${ process.pid }_${ Date.now() }`;
	const host = process.env.VITRINE_DB_HOST;
	const server = host
		? {
				host,
				user: process.env.VITRINE_DB_USER ?? 'root',
				password: process.env.VITRINE_DB_PASSWORD ?? '',
				stop: async () => {},
			}
		: await ownServer( scratch );
	const query = async ( sql ) => {
		await must( 'php', [ '-r', QUERY ], {
			input: JSON.stringify( { ...server, sql } ),
		} );
	};
	await query( `CREATE DATABASE ${ name } CHARACTER SET utf8mb4` );
	return {
		constants: {
			DB_NAME: name,
			DB_USER: server.user,
			DB_PASSWORD: server.password,
			DB_HOST: server.host,
			DB_CHARSET: 'utf8mb4',
		},
		async stop() {
			if ( host ) {
				await query( `DROP DATABASE IF EXISTS ${ name }` );
			}
			await server.stop();
		},
	};
}

const QUERY = `
	$in = json_decode( stream_get_contents( STDIN ), true );
	[ $host, $at ] = explode( ':', $in['host'] . ':' );
	$db = new mysqli( $host, $in['user'], $in['password'], '', ctype_digit( $at ) ? (int) $at : 3306, ctype_digit( $at ) ? '' : $at );
	$db->query( $in['sql'] );
`;

async function ownServer( scratch ) {
	if ( ! has( 'mariadbd' ) || ! has( 'mariadb-install-db' ) ) {
		throw new Error(
			'--db=mysql needs MariaDB: install mariadb-server, or set VITRINE_DB_HOST, VITRINE_DB_USER and VITRINE_DB_PASSWORD.'
		);
	}
	const data = path.join( scratch, 'mariadb' );
	const socket = path.join( scratch, 'mariadb.sock' );
	const user = process.getuid() === 0 ? [ '--user=root' ] : [];
	// Two servers that are made at the same time take each other's temporary tables away.
	const temporary = path.join( scratch, 'mariadb-tmp' );
	fs.mkdirSync( temporary );
	const env = { ...process.env, TMPDIR: temporary };
	await must(
		'mariadb-install-db',
		[
			'--no-defaults',
			`--datadir=${ data }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			...user,
		],
		{ env }
	);
	const server = serve(
		'mariadbd',
		[
			'--no-defaults',
			`--datadir=${ data }`,
			`--socket=${ socket }`,
			`--pid-file=${ path.join( scratch, 'mariadb.pid' ) }`,
			'--skip-networking',
			'--innodb-flush-log-at-trx-commit=0',
			'--innodb-buffer-pool-size=128M',
			...user,
		],
		{ env }
	);
	for ( let i = 0; i < 200 && ! fs.existsSync( socket ); i++ ) {
		await pause( 50 );
	}
	if ( ! fs.existsSync( socket ) ) {
		await server.stop();
		throw new Error( `MariaDB did not start:\n${ server.output() }` );
	}
	return {
		host: `localhost:${ socket }`,
		user: 'root',
		password: '',
		stop: () => server.stop(),
	};
}
