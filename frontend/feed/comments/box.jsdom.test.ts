import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOON, toggleComments } from './box';

const data = {
	route: '/wp-json/vitrine/v1/comments',
	proof: 'sealed',
	words: {
		comments: 'Comments',
		loading: 'Loading',
		failed: 'Failed',
		network: 'On the network',
	},
};
const NETWORK = 'https://www.facebook.com/1';

let button: HTMLButtonElement;
let answers: ( [ number, unknown ] | 'down' )[];
const asked: string[] = [];

beforeEach( () => {
	vi.useFakeTimers();
	vi.stubGlobal( 'matchMedia', () => ( { matches: true } ) );
	asked.length = 0;
	vi.stubGlobal( 'fetch', async ( url: URL ) => {
		asked.push( url.search );
		const answer = answers.shift()!;
		if ( answer === 'down' ) {
			throw new TypeError();
		}
		return new Response( JSON.stringify( answer[ 1 ] ), {
			status: answer[ 0 ],
			headers: { 'Content-Type': 'application/json' },
		} );
	} );
	document.body.innerHTML =
		'<article><footer class="wp-block-vitrine-social-feed__foot"><button>3</button></footer></article>';
	button = document.querySelector( 'button' )!;
} );

afterEach( () => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
} );

const press = () => toggleComments( button, data, '7', NETWORK );
const box = () => document.querySelector< HTMLElement >( '[role=region]' )!;

test( 'comments are fetched at the first opening, then only shown and hidden', async () => {
	answers = [ [ 200, { html: '<p>Here</p>', waits: false } ] ];
	await press();
	expect( box().textContent ).toBe( 'Here' );
	expect( button.getAttribute( 'aria-controls' ) ).toBe( box().id );
	expect( box().previousElementSibling?.tagName ).toBe( 'FOOTER' );
	await press();
	expect( box().hidden ).toBe( true );
	await press();
	expect( box().hidden ).toBe( false );
	expect( asked ).toEqual( [ '?proof=sealed&post=7' ] );
} );

test( 'what the site is about to read is asked for once more, and no more', async () => {
	answers = [
		[ 200, { html: 'Soon', waits: true } ],
		[ 200, { html: 'Still not', waits: true } ],
	];
	await press();
	expect( box().textContent ).toBe( 'Soon' );
	await vi.advanceTimersByTimeAsync( SOON );
	expect( box().textContent ).toBe( 'Still not' );
	await vi.advanceTimersByTimeAsync( 10 * SOON );
	expect( asked ).toHaveLength( 2 );
} );

test.each( [
	[ 'down' as const ],
	[ [ 404, { code: 'vitrine_post_unknown' } ] as [ number, unknown ] ],
	[ [ 200, { html: 1 } ] as [ number, unknown ] ],
] )(
	'a failure offers the network, and the next opening tries again: %j',
	async ( failure ) => {
		answers = [ failure, [ 200, { html: 'Here', waits: false } ] ];
		await press();
		expect( box().querySelector( 'a' )?.href ).toBe( NETWORK );
		expect( box().textContent ).toContain( 'Failed' );
		await press();
		await press();
		expect( box().textContent ).toBe( 'Here' );
	}
);
