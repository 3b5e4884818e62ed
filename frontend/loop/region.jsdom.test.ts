import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Region } from './region';

const DATA = {
	loop: 'abc1234',
	route: 'http://localhost:3000/wp-json/vitrine/v1/loop',
	proof: 'sealed',
	at: '/news/',
	failed: 'Failed',
	open: 'Open',
};

const loop = ( ...posts: number[] ) =>
	`<div class="wp-block-query"><ul class="wp-block-post-template">${ posts
		.map( ( id ) => `<li class="wp-block-post post-${ id }">${ id }</li>` )
		.join( '' ) }</ul></div>`;

/** Answers that wait, by path and query of the page. */
let waiting: Map< string, ( response: Response ) => void >;
let region: Region;

const answer = ( at: string, url: string, ...posts: number[] ) =>
	waiting.get( at )!(
		new Response(
			JSON.stringify( {
				html: loop( ...posts ),
				styles: '',
				url,
				status: '',
			} ),
			{ headers: { 'Content-Type': 'application/json' } }
		)
	);

const shown = () => region.element.textContent;
const isBusy = () => region.element.hasAttribute( 'aria-busy' );

beforeEach( () => {
	document.body.innerHTML = loop( 1, 2 );
	waiting = new Map();
	vi.stubGlobal( 'matchMedia', () => ( { matches: true } ) );
	vi.stubGlobal(
		'fetch',
		vi.fn(
			( url: URL ) =>
				new Promise< Response >( ( resolve ) =>
					waiting.set( url.searchParams.get( 'at' )!, resolve )
				)
		)
	);
	region = new Region( DATA, document.querySelector( '.wp-block-query' )! );
} );

afterEach( () => vi.unstubAllGlobals() );

test( 'is not busy any more, whatever address the answer has', async () => {
	// Somebody was about to press the link to what a form then asked for by another address.
	region.fetch( '/news/?tag=red' );
	const showing = region.show( '/news/?tag[]=red' );
	expect( isBusy() ).toBe( true );
	answer( '/news/?tag[]=red', '/news/?tag=red', 3 );
	await showing;
	expect( shown() ).toBe( '3' );
	expect( isBusy() ).toBe( false );
	expect( region.at ).toBe( '/news/?tag=red' );
} );

test( 'what was prepared is shown without another request, and again after Back', async () => {
	const preparing = region.prepare( '/news/?a' );
	answer( '/news/?a', '/news/?a', 3, 4 );
	await preparing;
	expect( shown() ).toBe( '12' );
	for ( const at of [ '/news/?a', '/news/?b', '/news/?a' ] ) {
		const showing = region.show( at );
		if ( at === '/news/?b' ) {
			answer( at, at, 5 );
		}
		await showing;
		expect( shown() ).toBe( at === '/news/?b' ? '5' : '34' );
	}
	expect( waiting.size ).toBe( 2 );
	expect( fetch ).toHaveBeenCalledTimes( 2 );
} );

test( 'what was wanted last is shown, and it alone says when it is over', async () => {
	const first = region.show( '/news/?a' );
	const second = region.show( '/news/?b' );
	answer( '/news/?a', '/news/?a', 3 );
	expect( await first ).toBeUndefined();
	expect( [ shown(), isBusy() ] ).toEqual( [ '12', true ] );
	answer( '/news/?b', '/news/?b', 4 );
	await second;
	expect( [ shown(), isBusy() ] ).toEqual( [ '4', false ] );
} );

test( 'a failure leaves what is shown, and where it is', async () => {
	const first = region.show( '/news/?a' );
	const second = region.show( '/news/?b' );
	waiting.get( '/news/?b' )!( new Response( '', { status: 500 } ) );
	await expect( second ).rejects.toThrow();
	answer( '/news/?a', '/news/?a', 3 );
	await first;
	expect( [ shown(), isBusy(), region.at ] ).toEqual( [
		'12',
		false,
		'/news/',
	] );
	// It can be asked for again.
	const again = region.show( '/news/?b' );
	answer( '/news/?b', '/news/?b', 5 );
	await again;
	expect( shown() ).toBe( '5' );
} );

test( 'further posts stand behind those that are there, each once', async () => {
	const showing = region.show( '/news/?page=2', { list: region.list } );
	answer( '/news/?page=2', '/news/?page=2', 2, 3 );
	expect( await showing ).toHaveLength( 1 );
	expect( shown() ).toBe( '123' );
	expect( region.at ).toBe( '/news/' );
} );

test( 'fixed items come along with the further posts they stand between', async () => {
	const fixed = document.createElement( 'li' );
	fixed.className = 'wp-block-post';
	fixed.textContent = '!';
	region.list!.append( fixed );
	const showing = region.show( '/news/?page=2', { list: region.list } );
	waiting.get( '/news/?page=2' )!(
		new Response(
			JSON.stringify( {
				html: loop( 2, 3 ).replace( '</ul>', `${ fixed.outerHTML }$&` ),
				styles: '',
				url: '/news/?page=2',
				status: '',
			} ),
			{ headers: { 'Content-Type': 'application/json' } }
		)
	);
	expect( await showing ).toHaveLength( 2 );
	expect( shown() ).toBe( '12!3!' );
} );
