import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchCanvas } from './canvas';

const CALM = 100;
let end: () => void;

beforeEach( () => {
	vi.useFakeTimers( { toFake: [ 'setTimeout', 'clearTimeout' ] } );
	document.body.innerHTML =
		'<div class="is-root-container"><p>Text</p></div>';
} );

afterEach( () => {
	end();
	vi.useRealTimers();
} );

test( 'what is loaded is looked at, but not what looking has loaded', async () => {
	const canvas = document.querySelector( '.is-root-container' )!;
	const image = document.createElement( 'img' );
	canvas.append( image );
	let looks = 0;
	end = watchCanvas( () => {
		looks++;
		const frame = document.createElement( 'iframe' );
		canvas.append( frame );
		frame.dispatchEvent( new Event( 'load' ) );
		frame.remove();
	}, CALM );
	await vi.advanceTimersByTimeAsync( 60 * CALM );
	expect( looks ).toBe( 1 );

	image.dispatchEvent( new Event( 'load' ) );
	await vi.advanceTimersByTimeAsync( 60 * CALM );
	expect( looks ).toBe( 2 );
} );

test( 'a look that fails is not the last one', async () => {
	const canvas = document.querySelector( '.is-root-container' )!;
	let looks = 0;
	end = watchCanvas( () => {
		looks++;
		throw new Error( 'Not drawn yet' );
	}, CALM );
	await expect( vi.advanceTimersByTimeAsync( CALM ) ).rejects.toThrow();
	canvas.append( 'More' );
	await Promise.resolve();
	await expect( vi.advanceTimersByTimeAsync( CALM ) ).rejects.toThrow();
	expect( looks ).toBe( 2 );
} );
