/**
 * npm start: a WordPress with the plugin and its demo content, and the servers behind it. It returns, the servers stay.
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { buildIfChanged } from './build.mjs';
import { seedEmbedded, startEmbedded, stopEmbedded } from './embedded-site.mjs';
import { graphScript } from './graph-server.mjs';
import { npmPackages } from './install.mjs';
import { salts } from './native-site.mjs';
import { cache, root } from './paths.mjs';
import { answers, commandOf, freePort } from './processes.mjs';
import { wordpress } from './wordpress.mjs';
import { core, graphFile, override, stopGraph, wpEnvHome } from './running.mjs';

const began = Date.now();
const say = ( line ) =>
	process.stdout.write(
		`${ ( ( Date.now() - began ) / 1000 ).toFixed( 0 ).padStart( 4 ) } s  ${ line }\n`
	);

async function graph( wanted ) {
	if ( process.env.VITRINE_GRAPH_URL ) {
		return process.env.VITRINE_GRAPH_URL.replace( /\/$/, '' );
	}
	if ( fs.existsSync( graphFile ) ) {
		const [ pid, port ] = fs.readFileSync( graphFile, 'utf8' ).split( ' ' );
		const url = `http://127.0.0.1:${ port }`;
		if (
			commandOf( Number( pid ) ).includes( 'server.mjs' ) &&
			( await answers( url, { timeout: 2000 } ) )
		) {
			return url;
		}
		stopGraph();
	}
	const port = await freePort( wanted );
	const url = `http://127.0.0.1:${ port }`;
	say( `Starting the Graph server on port ${ port }` );
	fs.mkdirSync( cache, { recursive: true } );
	const log = fs.openSync( path.join( cache, 'graph.log' ), 'w' );
	const child = spawn(
		process.execPath,
		[ graphScript, `--port=${ port }` ],
		{
			cwd: root,
			detached: true,
			stdio: [ 'ignore', log, log ],
		}
	);
	child.unref();
	fs.writeFileSync( graphFile, `${ child.pid } ${ port }` );
	if (
		! ( await answers( url, { alive: () => child.exitCode === null } ) )
	) {
		stopGraph();
		throw new Error(
			'The Graph server did not start: see .cache/graph.log.'
		);
	}
	return url;
}

function readOverride() {
	try {
		return JSON.parse( fs.readFileSync( override, 'utf8' ) );
	} catch {
		return {};
	}
}

async function site( graphUrl ) {
	const before = readOverride();
	const constants = {
		VITRINE_GRAPH_URL: graphUrl,
		VITRINE_INSTAGRAM_GRAPH_URL: `${ graphUrl }/instagram`,
		VITRINE_FEED_ORIGINS: graphUrl,
	};
	const isSame = Object.entries( constants ).every(
		( [ name, value ] ) => before.config?.[ name ] === value
	);
	const running =
		before.port && isSame && fs.existsSync( core )
			? await seedEmbedded(
					`http://localhost:${ before.port }/`,
					before.config.VITRINE_DEMO_SECRET
				).catch( () => null )
			: null;
	if ( running ) {
		return { url: `http://localhost:${ before.port }`, pages: running };
	}

	stopEmbedded( root, wpEnvHome );
	if ( ! fs.existsSync( path.join( core, 'wp-load.php' ) ) ) {
		const source = await wordpress( '7.1', say );
		const copy = `${ core }.new`;
		fs.rmSync( copy, { recursive: true, force: true } );
		fs.mkdirSync( path.dirname( core ), { recursive: true } );
		fs.cpSync( source, copy, { recursive: true } );
		fs.rmSync( core, { recursive: true, force: true } );
		fs.renameSync( copy, core );
	}
	const port = await freePort( 8888 );
	const secret = crypto.randomBytes( 24 ).toString( 'hex' );
	// The salts stay the same while the database does: logins and sealed tokens depend on them.
	const kept = Object.fromEntries(
		Object.keys( salts() )
			.filter( ( name ) => before.config?.[ name ] )
			.map( ( name ) => [ name, before.config[ name ] ] )
	);
	fs.writeFileSync(
		override,
		JSON.stringify(
			{
				core,
				port,
				config: {
					...salts(),
					...kept,
					...constants,
					VITRINE_DEMO_SECRET: secret,
				},
			},
			null,
			'\t'
		),
		{ mode: 0o600 }
	);
	say( `Starting WordPress on port ${ port }` );
	await startEmbedded( root, wpEnvHome, core );
	say( 'Making the demo content' );
	const url = `http://localhost:${ port }`;
	return { url, pages: await seedEmbedded( `${ url }/`, secret, say ) };
}

const STEPS = {
	packages: 'Run npm ci, then npm start again.',
	build: 'Correct what the build complains of, then npm start again.',
	graph: 'Run npm run graph to see its error.',
	site: 'Run npm stop and npm start again; to begin afresh, remove .cache/playground first.',
};

let step = 'packages';
try {
	await npmPackages( say );
	step = 'build';
	await buildIfChanged( say );
	step = 'graph';
	const graphUrl = await graph( 9401 );
	step = 'site';
	const { url, pages } = await site( graphUrl );
	say( 'Ready' );
	const width = Math.max(
		10,
		...Object.keys( pages ).map( ( title ) => title.length )
	);
	const lines = [
		...Object.entries( pages ),
		[ 'Editor', `${ url }/wp-admin/post-new.php?post_type=page` ],
		[ 'Dashboard', `${ url }/wp-admin/` ],
		[ 'Network', graphUrl ],
		[ 'Log in', 'admin / password' ],
		[ 'Stop', 'npm stop' ],
	];
	process.stdout.write( '\n' );
	for ( const [ title, text ] of lines ) {
		process.stdout.write( `  ${ title.padEnd( width ) }  ${ text }\n` );
	}
	process.stdout.write( '\n' );
	process.exit( 0 );
} catch ( error ) {
	process.stderr.write( `\n${ error.message }\n\n${ STEPS[ step ] }\n` );
	process.exit( 1 );
}
