import { expect, test, vi } from 'vitest';
import { loadOnce, onIntent } from './load';

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

test( 'after a failure it is fetched once more', async () => {
	const load = vi
		.fn( async () => 'code' )
		.mockRejectedValueOnce( new Error( 'offline' ) );
	const ask = loadOnce( load );
	await expect( ask() ).rejects.toThrow( 'offline' );
	await expect( ask() ).resolves.toBe( 'code' );
	await ask();
	expect( load ).toHaveBeenCalledTimes( 2 );
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
