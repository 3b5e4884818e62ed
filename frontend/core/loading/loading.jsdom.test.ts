import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showLoading } from '@vitrine/loading';
import { showLoadingLater } from './later';

beforeEach( () => {
	vi.useFakeTimers();
	document.body.innerHTML =
		'<script type="application/json" id="wp-script-module-data-@vitrine/loading">{"text":"Loading…"}</script><main></main><aside></aside>';
} );

afterEach( () => vi.useRealTimers() );

const element = ( selector: string ) => document.querySelector( selector )!;
const shown = () =>
	[ ...document.querySelectorAll( '[role=status]' ) ].map(
		( { textContent } ) => textContent
	);

test( 'one indicator after 400 ms, until the last is over', async () => {
	const first = showLoading();
	const second = showLoading( element( 'aside' ) );
	const third = showLoading( element( 'aside' ) );
	expect( element( 'main' ).getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await vi.advanceTimersByTimeAsync( 399 );
	expect( shown() ).toEqual( [] );
	await vi.advanceTimersByTimeAsync( 20 );
	expect( shown() ).toEqual( [ 'Loading…' ] );
	first();
	first();
	second();
	expect( element( 'main' ).hasAttribute( 'aria-busy' ) ).toBe( false );
	expect( element( 'aside' ).hasAttribute( 'aria-busy' ) ).toBe( true );
	expect( shown() ).toHaveLength( 1 );
	third();
	expect( element( 'aside' ).hasAttribute( 'aria-busy' ) ).toBe( false );
	expect( shown() ).toEqual( [] );
} );

test( 'what is soon over shows nothing, and the next waits anew', async () => {
	const first = showLoading();
	await vi.advanceTimersByTimeAsync( 300 );
	first();
	const second = showLoading();
	await vi.advanceTimersByTimeAsync( 399 );
	expect( shown() ).toEqual( [] );
	await vi.advanceTimersByTimeAsync( 20 );
	expect( shown() ).toHaveLength( 1 );
	second();
} );

test( 'later, where the page is not busy itself', async () => {
	const end = showLoadingLater();
	await vi.advanceTimersByTimeAsync( 400 );
	await vi.waitFor( () => expect( shown() ).toHaveLength( 1 ) );
	expect( element( 'main' ).hasAttribute( 'aria-busy' ) ).toBe( false );
	end();
	expect( shown() ).toEqual( [] );
} );
