import { expect, test } from 'vitest';
import { inTime, run } from './processes.mjs';

const TIMEOUT = 60_000;

test(
	'what a program leaves running in the background is not waited for',
	async () => {
		const { code, stdout } = await run( 'sh', [
			'-c',
			'echo done; sleep 300 &',
		] );
		expect( [ code, stdout ] ).toEqual( [ 0, 'done\n' ] );
	},
	TIMEOUT
);

test(
	'a program that does not end is ended, and says so',
	async () => {
		const { code, output } = await run(
			'sh',
			[ '-c', 'echo begun; sleep 300' ],
			{ timeout: 500 }
		);
		expect( code ).toBe( 124 );
		expect( output ).toBe( 'begun\n\nEnded after 0.5 s.\n' );
	},
	TIMEOUT
);

test( 'a program that is not there', async () => {
	expect( ( await run( 'no-such-program', [] ) ).code ).toBe( 127 );
} );

test( 'work that is never done is given up, and says its name', async () => {
	const never = new Promise( () => {} );
	await expect( inTime( 'Browser', never, 50 ) ).rejects.toThrow(
		'Browser: not done after 0.05 s'
	);
	expect( await inTime( 'Browser', Promise.resolve( 7 ), 50 ) ).toBe( 7 );
} );

test( 'a patient program lets others go first: itself, and its session where Linux shares among these', async () => {
	const { code, stdout } = await run(
		'sh',
		[ '-c', 'nice; cat /proc/self/autogroup || true; echo "$0"', 'a b' ],
		{ isPatient: true }
	);
	expect( code ).toBe( 0 );
	const own = Number( ( await run( 'nice', [] ) ).stdout );
	const [ niceness, ...lines ] = stdout.trim().split( '\n' );
	expect( Number( niceness ) ).toBe( Math.min( 19, own + 10 ) );
	// Linux may refuse the change of a session when another one has just changed.
	expect( lines.join( '\n' ) ).toMatch(
		/^(\/autogroup-\d+ nice \d+\n)?a b$/
	);
	expect(
		( await run( 'no-such-program', [], { isPatient: true } ) ).code
	).toBe( 127 );
} );
