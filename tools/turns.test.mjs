/**
 * The order in which npm test prepares and runs what it was asked for.
 */
import { expect, test } from 'vitest';
import { inOrder, takeTurns } from './turns.mjs';

/** Work whose end a test decides. */
function works() {
	const log = [];
	const ends = {};
	const begin = ( name ) => {
		log.push( name );
		return new Promise( ( resolve, reject ) => {
			ends[ name ] = ( error ) => ( error ? reject( error ) : resolve() );
		} );
	};
	const end = async ( name, error ) => {
		ends[ name ]( error );
		await new Promise( setImmediate );
	};
	return { log, begin, end };
}

const settled = () => new Promise( setImmediate );

test( 'tasks begin together, and after those that come first', async () => {
	const { log, begin, end } = works();
	const tasks = {
		build: { after: [ 'npm', 'types' ] },
		types: { after: [ 'npm' ] },
		npm: {},
		system: {},
	};
	inOrder( tasks, [ 'build', 'types', 'npm', 'system' ], begin );
	await settled();
	expect( log ).toEqual( [ 'npm', 'system' ] );
	await end( 'npm' );
	expect( log ).toEqual( [ 'npm', 'system', 'types' ] );
	await end( 'types' );
	expect( log ).toEqual( [ 'npm', 'system', 'types', 'build' ] );
} );

test( 'what was not wanted is neither begun nor waited for', async () => {
	const { log, begin } = works();
	inOrder( { npm: {}, build: { after: [ 'npm' ] } }, [ 'build' ], begin );
	await settled();
	expect( log ).toEqual( [ 'build' ] );
} );

test( 'a task that fails is told to who needs it, and holds up nobody', async () => {
	const { log, begin, end } = works();
	const tasks = { mariadb: {}, browsers: { after: [ 'mariadb' ] } };
	const begun = inOrder( tasks, [ 'mariadb', 'browsers' ], begin );
	await settled();
	await end( 'mariadb', new Error( 'no server' ) );
	expect( log ).toEqual( [ 'mariadb', 'browsers' ] );
	await expect( begun.mariadb ).rejects.toThrow( 'no server' );
	await end( 'browsers' );
	await expect( begun.browsers ).resolves.toBeUndefined();
} );

test( 'as many run at a time as there are lanes, in their order', async () => {
	const { log, begin, end } = works();
	let isDone = false;
	void takeTurns( [ 'a', 'b', 'c' ], 2, async () => {}, begin ).then(
		() => ( isDone = true )
	);
	await settled();
	expect( log ).toEqual( [ 'a', 'b' ] );
	await end( 'b' );
	expect( log ).toEqual( [ 'a', 'b', 'c' ] );
	await end( 'a' );
	expect( isDone ).toBe( false );
	await end( 'c' );
	expect( isDone ).toBe( true );
} );

test( 'what can begin does not wait for what cannot', async () => {
	const { log, begin, end } = works();
	const { begin: wait, end: prepare } = works();
	void takeTurns(
		[ 'phpunit', 'eslint', 'tsc' ],
		1,
		( name ) => wait( name ),
		begin
	);
	await prepare( 'eslint' );
	expect( log ).toEqual( [ 'eslint' ] );
	await prepare( 'tsc' );
	await prepare( 'phpunit' );
	await end( 'eslint' );
	expect( log ).toEqual( [ 'eslint', 'phpunit' ] );
} );
