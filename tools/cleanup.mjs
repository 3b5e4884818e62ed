/**
 * What must be undone when this process ends, in whichever way it ends.
 */
const tasks = new Set();
let watching = false;

function runAll() {
	for ( const task of [ ...tasks ].reverse() ) {
		tasks.delete( task );
		try {
			task();
		} catch ( error ) {
			process.stderr.write( `Could not clean up: ${ error.message }\n` );
		}
	}
}

function watch() {
	watching = true;
	process.on( 'exit', runAll );
	for ( const [ signal, number ] of [
		[ 'SIGHUP', 1 ],
		[ 'SIGINT', 2 ],
		[ 'SIGTERM', 15 ],
	] ) {
		process.on( signal, () => process.exit( 128 + number ) );
	}
}

/**
 * Runs a synchronous task when the process ends or when the returned function is called, once.
 *
 * @param {() => void} task
 * @return {() => void} Runs the task now.
 */
export function atEnd( task ) {
	if ( ! watching ) {
		watch();
	}
	tasks.add( task );
	return () => {
		if ( tasks.delete( task ) ) {
			task();
		}
	};
}

/**
 * Ends this process when its parent is gone: npm passes a signal to its shell, and not every shell passes it on.
 */
export function endWithParent() {
	const parent = process.ppid;
	setInterval( () => {
		if ( process.ppid !== parent ) {
			process.exit( 143 );
		}
	}, 500 ).unref();
}
