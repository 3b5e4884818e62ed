/** Inserting 500 files shows progress and can be canceled. */
import { expect, test } from 'vitest';
import { Uploads } from './uploads';
import type { Upload } from './uploads';

/** A server that answers when it is told to. */
function server() {
	const open = new Map<
		string,
		{
			resolve: ( id: number ) => void;
			reject: ( error: Error ) => void;
			progress: ( part: number ) => void;
		}
	>();
	let maxOpen = 0;
	let told = 0;
	let clock = 0;
	const done: number[] = [];
	let list: Upload[] = [];
	const uploads = new Uploads(
		( { name }, signal, progress ) =>
			new Promise( ( resolve, reject ) => {
				const end = () => open.delete( name );
				open.set( name, {
					resolve: ( id ) => {
						end();
						resolve( id );
					},
					reject: ( error ) => {
						end();
						reject( error );
					},
					progress,
				} );
				signal.addEventListener( 'abort', () => {
					end();
					reject( new Error( 'aborted' ) );
				} );
				maxOpen = Math.max( maxOpen, open.size );
			} ),
		( uploadList ) => {
			list = uploadList;
		},
		( ids ) => {
			told++;
			done.push( ...ids );
		},
		() => clock
	);
	return {
		uploads,
		open,
		done,
		maxOpen: () => maxOpen,
		list: () => list,
		told: () => told,
		wait: ( time: number ) => {
			clock += time;
		},
	};
}

const files = ( count: number ) =>
	Array.from(
		{ length: count },
		( _, i ) => new File( [ 'x' ], `${ i }.jpg` )
	);
const settle = () =>
	new Promise< void >( ( resolve ) => {
		setImmediate( resolve );
	} );

test( 'few files travel at once, and all arrive in their order', async () => {
	const { uploads, open, done, maxOpen } = server();
	uploads.add( files( 500 ) );
	while ( open.size > 0 ) {
		// The last of those that travel is the first to arrive.
		const [ name, { resolve } ] = [ ...open ].at( -1 )!;
		resolve( Number( name.replace( '.jpg', '' ) ) + 1 );
		await settle();
	}
	expect( maxOpen() ).toBe( 3 );
	expect( done ).toEqual( Array.from( { length: 500 }, ( _, i ) => i + 1 ) );
} );

test( 'attachments are told together while more is on its way, so that the gallery is seen growing', async () => {
	const { uploads, open, done, told, wait } = server();
	uploads.add( files( 9 ) );
	const arrive = async ( name: number ) => {
		open.get( `${ name }.jpg` )?.resolve( name );
		await settle();
	};
	await arrive( 0 );
	expect( done ).toEqual( [ 0 ] );
	await arrive( 1 );
	await arrive( 2 );
	expect( done ).toEqual( [ 0 ] );
	wait( 2000 );
	await arrive( 3 );
	expect( done ).toEqual( [ 0, 1, 2, 3 ] );
	await arrive( 4 );
	uploads.cancelAll();
	expect( done ).toEqual( [ 0, 1, 2, 3, 4 ] );
	expect( told() ).toBe( 3 );
} );

test( 'one upload, or all, can be canceled; what has arrived stays', async () => {
	const { uploads, open, done, list } = server();
	uploads.add( files( 6 ) );
	open.get( '0.jpg' )?.progress( 0.5 );
	expect( list()[ 0 ] ).toMatchObject( {
		name: '0.jpg',
		state: 'sending',
		progress: 0.5,
	} );
	open.get( '1.jpg' )?.resolve( 11 );
	await settle();
	expect( done ).toEqual( [] );
	uploads.cancel( list()[ 0 ]!.key );
	await settle();
	expect( done ).toEqual( [ 11 ] );
	// Progress is that of all six.
	expect( list() ).toHaveLength( 6 );
	uploads.cancelAll();
	await settle();
	expect( open.size ).toBe( 0 );
	// What was cancelled on purpose is no failure.
	expect( list() ).toEqual( [] );
	expect( done ).toEqual( [ 11 ] );
} );

test( 'a file that fails says why and holds nobody up', async () => {
	const { uploads, open, done, list } = server();
	uploads.add( files( 2 ) );
	open.get( '0.jpg' )?.reject( new Error( 'The file is too large.' ) );
	open.get( '1.jpg' )?.resolve( 2 );
	await settle();
	expect( done ).toEqual( [ 2 ] );
	expect( list() ).toMatchObject( [
		{ name: '0.jpg', state: 'failed', error: 'The file is too large.' },
	] );
	uploads.dismiss();
	expect( list() ).toEqual( [] );
} );
