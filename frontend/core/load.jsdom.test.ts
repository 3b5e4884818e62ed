import { afterEach, expect, test, vi } from 'vitest';
import { loadOnce, onIntent } from './load';

afterEach( () => vi.useRealTimers() );

test( 'code is fetched once, and all go on in the order in which they asked', async () => {
	const load = vi.fn( async () => 'code' );
	const ask = loadOnce( load );
	expect( load ).not.toHaveBeenCalled();
	const order: string[] = [];
	const first = ask().then( () => order.push( 'open' ) );
	const second = ask().then( () => order.push( 'close' ) );
	await Promise.all( [ second, first ] );
	expect( order ).toEqual( [ 'open', 'close' ] );
	expect( load ).toHaveBeenCalledOnce();
} );

test.each( [
	[ new Error( 'It throws when it begins' ), 'error' ],
	[
		new TypeError( 'Failed to fetch dynamically imported module' ),
		'missing',
	],
] )( 'after a failure it is fetched once more: %s', async ( reason, type ) => {
	const load = vi.fn( async () => 'code' ).mockRejectedValueOnce( reason );
	const ask = loadOnce( load );
	await expect( ask() ).rejects.toMatchObject( {
		message: `Loading chunk failed: ${ type }`,
		cause: reason,
	} );
	await expect( ask() ).resolves.toBe( 'code' );
	await ask();
	expect( load ).toHaveBeenCalledTimes( 2 );
} );

test( 'after 120 s nobody waits for it, and the next one asks again', async () => {
	vi.useFakeTimers();
	const load = vi
		.fn( async () => 'code' )
		.mockReturnValueOnce( new Promise( () => {} ) );
	const ask = loadOnce( load );
	let answer: unknown;
	ask().catch( ( reason: unknown ) => {
		answer = reason;
	} );
	await vi.advanceTimersByTimeAsync( 119_999 );
	expect( answer ).toBeUndefined();
	await vi.advanceTimersByTimeAsync( 1 );
	expect( answer ).toMatchObject( {
		message: 'Loading chunk failed: timeout',
	} );
	await expect( ask() ).resolves.toBe( 'code' );
} );

test( 'hover, focus and touch tell of a click, until the signal', () => {
	document.body.innerHTML = '<div><a href="#a">Link</a></div>';
	const around = document.querySelector( 'div' )!;
	const link = document.querySelector( 'a' )!;
	const control = new AbortController();
	const types: string[] = [];
	onIntent( around, ( { type } ) => types.push( type ), control.signal );
	link.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	link.focus();
	link.dispatchEvent( new Event( 'touchstart', { bubbles: true } ) );
	control.abort();
	link.dispatchEvent( new Event( 'pointerover', { bubbles: true } ) );
	expect( types ).toEqual( [ 'pointerover', 'focusin', 'touchstart' ] );
} );
