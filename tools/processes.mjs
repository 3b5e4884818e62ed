/**
 * Starting, watching and ending other programs.
 */
import { spawn, spawnSync } from 'node:child_process';
import net from 'node:net';
import { atEnd } from './cleanup.mjs';

/** How long a program that has ended may leave its output to others, in milliseconds. */
const LAST_WORDS = 2000;

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

/**
 * Gives a program a tenth of what each of the others gets where they want the processors, too.
 * Linux shares them among sessions first, and by niceness only within one.
 */
const PATIENT =
	'{ echo 10 >/proc/self/autogroup; } 2>/dev/null; exec nice -n 10 "$0" "$@"';

/**
 * Runs a program to its end. What it leaves running in the background is not waited for, although it may hold the output.
 *
 * @param {string}                                                                                                                          command
 * @param {string[]}                                                                                                                        args
 * @param {import('child_process').SpawnOptions & {input?: string, onData?: (text: string) => void, timeout?: number, isPatient?: boolean}} options
 * @return {Promise<{code: number, output: string, stdout: string}>} What it printed, and its exit code (124 after the timeout, 127 when it isn't there).
 */
export function run(
	command,
	args,
	{ input, onData, timeout, isPatient = false, ...options } = {}
) {
	return new Promise( ( resolve ) => {
		const [ program, ...rest ] = isPatient
			? [ 'sh', '-c', PATIENT, command, ...args ]
			: [ command, ...args ];
		const child = spawn( program, rest, {
			stdio: [ input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe' ],
			detached: true,
			...options,
		} );
		const forget = atEnd( () => killGroup( child ) );
		const close = () => {
			child.stdout?.destroy();
			child.stderr?.destroy();
		};
		let late = '';
		const timer =
			timeout &&
			setTimeout( () => {
				late = `\nEnded after ${ timeout / 1000 } s.\n`;
				onData?.( late );
				killGroup( child );
			}, timeout );
		let output = '';
		let stdout = '';
		const read = ( isStdout ) => ( data ) => {
			const text = data.toString();
			output += text;
			stdout += isStdout ? text : '';
			onData?.( text );
		};
		child.stdout?.on( 'data', read( true ) );
		child.stderr?.on( 'data', read( false ) );
		child.on( 'error', ( error ) => {
			clearTimeout( timer );
			forget();
			resolve( { code: 127, output: error.message, stdout } );
		} );
		let closing;
		child.on( 'exit', () => {
			closing = setTimeout( close, LAST_WORDS );
		} );
		child.on( 'close', ( code ) => {
			clearTimeout( timer );
			clearTimeout( closing );
			forget();
			resolve( {
				code: late ? 124 : ( code ?? 1 ),
				output: output + late,
				stdout,
			} );
		} );
		if ( input !== undefined ) {
			child.stdin.on( 'error', () => {} );
			child.stdin.end( input );
		}
	} );
}

/**
 * Waits for work of this process, but not for ever.
 *
 * @template T
 * @param {string}     name
 * @param {Promise<T>} work
 * @param {number}     limit Milliseconds.
 * @return {Promise<T>} What it comes to; throws when it takes longer.
 */
export async function inTime( name, work, limit ) {
	let timer;
	const late = new Promise( ( _, reject ) => {
		timer = setTimeout(
			() =>
				reject(
					new Error( `${ name }: not done after ${ limit / 1000 } s` )
				),
			limit
		);
	} );
	return Promise.race( [ work, late ] ).finally( () =>
		clearTimeout( timer )
	);
}

/**
 * Runs a program and throws, with what it printed, when it fails.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   options See run().
 * @return {Promise<string>} What it printed to stdout.
 */
export async function must( command, args, options = {} ) {
	const { code, output, stdout } = await run( command, args, options );
	if ( code !== 0 ) {
		throw new Error(
			`${ command } ${ args.slice( 0, 3 ).join( ' ' ) } … failed (${ code }):\n${ output.trim() }`
		);
	}
	return stdout;
}

/**
 * Starts a program that stays, in a process group of its own, and ends it with this process.
 *
 * @param {string}                               command
 * @param {string[]}                             args
 * @param {import('child_process').SpawnOptions} options
 * @return {{child: import('child_process').ChildProcess, output: () => string, stop: () => Promise<void>}} The program.
 */
export function serve( command, args, options = {} ) {
	const child = spawn( command, args, {
		stdio: [ 'ignore', 'pipe', 'pipe' ],
		detached: true,
		...options,
	} );
	let output = '';
	const keep = ( data ) => {
		output = ( output + data ).slice( -20000 );
	};
	child.stdout?.on( 'data', keep );
	child.stderr?.on( 'data', keep );
	child.on( 'error', ( error ) => keep( error.message ) );
	const kill = atEnd( () => killGroup( child ) );
	return {
		child,
		output: () => output,
		async stop() {
			kill();
			for ( let i = 0; i < 100 && isAlive( child ); i++ ) {
				await pause( 20 );
			}
		},
	};
}

const isAlive = ( child ) =>
	child.pid !== undefined &&
	child.exitCode === null &&
	child.signalCode === null;

/**
 * Ends a program and all that it started: first politely, then for good.
 *
 * @param {import('child_process').ChildProcess} child
 */
function killGroup( child ) {
	if ( child.pid ) {
		endGroup( child.pid );
	}
}

/**
 * Ends a process group and waits for it, without the event loop, so that it works while this process exits.
 *
 * @param {number} pid
 */
export function endGroup( pid ) {
	const clock = new Int32Array( new SharedArrayBuffer( 4 ) );
	try {
		process.kill( -pid, 'SIGTERM' );
		for ( let i = 0; i < 60 && groupLives( pid ); i++ ) {
			Atomics.wait( clock, 0, 0, 25 );
		}
		process.kill( -pid, 'SIGKILL' );
	} catch {
		// Nobody is left in the group.
	}
}

/** A child that has ended but was not waited for yet is in the group still. */
function groupLives( group ) {
	const { stdout } = spawnSync( 'ps', [ '-A', '-o', 'pgid=,stat=' ], {
		encoding: 'utf8',
	} );
	return ( stdout ?? '' ).split( '\n' ).some( ( line ) => {
		const [ id, state = '' ] = line.trim().split( /\s+/ );
		return Number( id ) === group && ! state.startsWith( 'Z' );
	} );
}

/**
 * @param {number} pid
 * @return {string} The command line of a running process, or nothing.
 */
export function commandOf( pid ) {
	return (
		spawnSync( 'ps', [ '-ww', '-o', 'args=', '-p', String( pid ) ], {
			encoding: 'utf8',
		} ).stdout?.trim() ?? ''
	);
}

/**
 * Whether a program can be found.
 *
 * @param {string} command
 * @return {boolean} Whether it is on the PATH.
 */
export function has( command ) {
	return spawnSync( 'sh', [ '-c', `command -v ${ command }` ] ).status === 0;
}

/**
 * A port that nobody uses: the wanted one if it is free.
 *
 * @param {number} wanted
 * @return {Promise<number>} The port.
 */
export async function freePort( wanted = 0 ) {
	if ( wanted && ! ( await isFree( wanted ) ) ) {
		return freePort();
	}
	return wanted || anyPort();
}

/**
 * @param {number} port
 * @return {Promise<boolean>} Whether nobody listens there, on either address of localhost.
 */
export async function isFree( port ) {
	for ( const host of [ '127.0.0.1', '::1' ] ) {
		const taken = await new Promise( ( resolve ) => {
			const socket = net.connect( { port, host } );
			socket.once( 'connect', () => {
				socket.destroy();
				resolve( true );
			} );
			socket.once( 'error', () => resolve( false ) );
		} );
		if ( taken ) {
			return false;
		}
	}
	return true;
}

function anyPort() {
	return new Promise( ( resolve, reject ) => {
		const server = net.createServer();
		server.once( 'error', reject );
		server.listen( 0, () => {
			const { port } = server.address();
			server.close( () => resolve( port ) );
		} );
	} );
}

/**
 * Waits until a server answers.
 *
 * @param {string}        url
 * @param {Object}        options
 * @param {number}        options.timeout Milliseconds.
 * @param {() => boolean} options.alive   Whether waiting still makes sense.
 * @return {Promise<boolean>} Whether it answered.
 */
export async function answers(
	url,
	{ timeout = 15000, alive = () => true } = {}
) {
	const end = Date.now() + timeout;
	while ( Date.now() < end && alive() ) {
		try {
			const response = await fetch( url, {
				redirect: 'manual',
				signal: AbortSignal.timeout( 10000 ),
			} );
			await response.arrayBuffer();
			return true;
		} catch {
			await pause( 50 );
		}
	}
	return false;
}

export { pause };
