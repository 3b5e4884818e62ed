import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import path from 'node:path';
import { ADAPTERS } from '../../../tools/modules.mjs';
import type * as Module from '.';
import { CASES } from '../../../tests/consent';
import {
	draw,
	type Answer,
	type Fault,
	type StandIn,
} from '../../../tests/consent/draw';

type Consent = typeof Module;

const names = Object.values( ADAPTERS ).map( ( file ) =>
	file.replace( /^.*\/|\.ts$/g, '' )
);

let before: string[];

/** Takes the listeners of a test's module away: it has no page of its own. */
let leave: ( () => void )[] = [];

beforeEach( () => {
	vi.useFakeTimers();
	vi.resetModules();
	before = Object.getOwnPropertyNames( window );
	const add = window.addEventListener;
	vi.spyOn( window, 'addEventListener' ).mockImplementation(
		( ...given: Parameters< typeof add > ) => {
			add.apply( window, given );
			leave.push( () => window.removeEventListener( ...given ) );
		}
	);
} );

afterEach( () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	leave.forEach( ( run ) => run() );
	leave = [];
	document.body.innerHTML = '';
	for ( const name of Object.getOwnPropertyNames( window ) ) {
		if ( ! before.includes( name ) ) {
			delete ( window as unknown as Record< string, unknown > )[ name ];
		}
	}
	for ( const pair of document.cookie.split( '; ' ) ) {
		document.cookie = `${ pair.split( '=' )[ 0 ] }=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT`;
	}
} );

/**
 * The module of visitors with an adapter, as a page has it.
 *
 * @param adapter Its name.
 * @return What asks it.
 */
async function loaded( adapter: string ): Promise< Consent > {
	const file = ADAPTERS[ `frontend/consent-${ adapter }` ]!;
	await import( /* @vite-ignore */ path.resolve( file ) );
	return import( '@vitrine/consent' );
}

const put = ( standIn: StandIn ) => standIn( draw );

const click = ( answer: Answer ) =>
	document
		.querySelector< HTMLElement >( `[data-answer="${ answer }"]` )!
		.click();

const spoil = ( fault: Fault ) =>
	(
		window as unknown as {
			consentTool: { spoil: ( fault: Fault ) => void };
		}
	 ).consentTool.spoil( fault );

/** As long as everything takes that follows an answer. */
const settle = () => vi.advanceTimersByTimeAsync( 1100 );

/** Watches the answers. */
function follow( { watch }: Consent, service = '' ): boolean[] {
	const seen: boolean[] = [];
	watch( ( granted ) => seen.push( granted ), 'marketing', service );
	return seen;
}

test( 'every adapter has a stand-in', () => {
	expect( [ ...names ].sort() ).toEqual( [
		...new Set(
			Object.values( CASES )
				.map( ( { adapter } ) => adapter )
				.sort()
		),
	] );
} );

describe.each( Object.entries( CASES ) )(
	'%s',
	( name, { adapter, standIn } ) => {
		test( 'nothing is allowed before an answer', async () => {
			put( standIn );
			const consent = await loaded( adapter );
			const seen = follow( consent );
			await settle();
			expect( seen ).toEqual( [] );
			expect( consent.allows( 'marketing' ) ).toBe( false );
			expect( consent.allows( 'marketing', 'on' ) ).toBe( false );
			expect( consent.allows( 'marketing', 'off' ) ).toBe( true );
		} );

		test( 'granting, revoking and granting again take effect, each about a second later', async () => {
			put( standIn );
			const consent = await loaded( adapter );
			await settle();
			const seen = follow( consent );
			click( 'all' );
			await vi.advanceTimersByTimeAsync( 400 );
			expect( seen ).toEqual( [] );
			await settle();
			expect( seen ).toEqual( [ true ] );
			click( 'none' );
			await settle();
			expect( seen ).toEqual( [ true, false ] );
			expect( consent.allows( 'marketing' ) ).toBe( false );
			click( 'all' );
			await settle();
			expect( seen ).toEqual( [ true, false, true ] );
			expect( consent.allows( 'marketing' ) ).toBe( true );
		} );

		test( 'a refusal is one, and statistics alone allow nothing else', async () => {
			put( standIn );
			const consent = await loaded( adapter );
			const seen = follow( consent );
			click( 'none' );
			await settle();
			click( 'statistics' );
			await settle();
			expect( seen ).toEqual( [] );
			expect( consent.allows( 'marketing' ) ).toBe( false );
		} );

		test( 'the tool comes long after the page', async () => {
			const consent = await loaded( adapter );
			const seen = follow( consent );
			window.dispatchEvent( new Event( 'load' ) );
			await vi.advanceTimersByTimeAsync( 5000 );
			put( standIn );
			click( 'all' );
			await settle();
			expect( seen ).toEqual( [ true ] );
			click( 'none' );
			await settle();
			expect( seen ).toEqual( [ true, false ] );
		} );

		test( 'a tool that throws allows nothing, and is believed again when it works', async () => {
			put( standIn );
			const consent = await loaded( adapter );
			const seen = follow( consent );
			spoil( 'throw' );
			await settle();
			expect( consent.allows( 'marketing' ) ).toBe( false );
			expect( seen ).toEqual( [] );
			spoil( '' as Fault );
			click( 'all' );
			await settle();
			expect( seen ).toEqual( [ true ] );
		} );

		test( 'what is no clear yes is a no', async () => {
			put( standIn );
			const consent = await loaded( adapter );
			spoil( 'nonsense' );
			click( 'all' );
			await settle();
			expect( consent.allows( 'marketing' ) ).toBe( false );
		} );

		test( 'a tool that never rests is asked all the same', async () => {
			put( standIn );
			const seen = follow( await loaded( adapter ) );
			for ( let step = 0; step < 15; step++ ) {
				click( step % 2 ? 'all' : 'statistics' );
				await vi.advanceTimersByTimeAsync( 50 );
				click( 'all' );
				await vi.advanceTimersByTimeAsync( 50 );
			}
			expect( seen ).toEqual( [ true ] );
		} );

		test( 'ten changes a second: asked once a second at most, and the last answer holds', async () => {
			put( standIn );
			const consent = await loaded( adapter );
			await settle();
			for ( let round = 0; round < 5; round++ ) {
				const seen = follow( consent );
				const answers = Array.from( { length: 30 }, () =>
					Math.random() < 0.5
						? ( 'all' as const )
						: ( 'none' as const )
				);
				for ( const answer of answers ) {
					click( answer );
					await vi.advanceTimersByTimeAsync( 100 );
				}
				await settle();
				const shown = `${ name }: ${ answers.join( ' ' ) }`;
				const delay = adapter === 'moove' ? 500 : 1000;
				expect( seen.length, shown ).toBeLessThanOrEqual(
					2 + Math.ceil( 4100 / delay )
				);
				expect( consent.allows( 'marketing' ), shown ).toBe(
					answers.at( -1 ) === 'all'
				);
				expect( seen.at( -1 ) ?? false, shown ).toBe(
					answers.at( -1 ) === 'all'
				);
			}
		} );
	}
);

test.each( [ 'borlabs2', 'borlabs3', 'realCookieBanner' ] )(
	'%s is asked about the service whose content it is',
	async ( name ) => {
		const standIns = await import( '../../../tests/consent/plugins' );
		put( standIns[ name as keyof typeof standIns ] );
		const consent = await loaded(
			name === 'realCookieBanner' ? 'real-cookie-banner' : 'borlabs'
		);
		click( 'all' );
		await settle();
		expect( consent.allows( 'marketing', 'auto', 'facebook' ) ).toBe(
			true
		);
		expect( consent.allows( 'marketing', 'auto', 'youtube' ) ).toBe( true );
		// The site has no such service.
		expect( consent.allows( 'marketing', 'auto', 'vimeo' ) ).toBe( false );
	}
);

test( 'the WP Consent API says yes to all until it knows the region: that is not believed', async () => {
	Object.assign( window, {
		waitfor_consent_hook: '1',
		wp_has_consent: () => true,
	} );
	const consent = await loaded( 'wp-consent-api' );
	const seen = follow( consent );
	await settle();
	expect( seen ).toEqual( [] );
	Object.assign( window, { wp_consent_type: 'optout' } );
	document.dispatchEvent( new Event( 'wp_consent_type_defined' ) );
	await settle();
	expect( seen ).toEqual( [ true ] );
} );

test( 'an answer of the page that stands there before is read, and parts of it may change', async () => {
	Object.assign( window, { vitrineConsent: { marketing: true } } );
	const consent = await loaded( 'page' );
	expect( follow( consent ) ).toEqual( [ true ] );
	window.dispatchEvent(
		new CustomEvent( 'vitrine:consent:set', {
			detail: { statistics: false },
		} )
	);
	await settle();
	expect( consent.allows( 'marketing' ) ).toBe( true );
} );

test( 'without an adapter, which may not come, nothing is allowed', async () => {
	const consent: Consent = await import( '@vitrine/consent' );
	const seen = follow( consent );
	await settle();
	expect( consent.allows( 'marketing' ) ).toBe( false );
	expect( consent.allows( 'marketing', 'off' ) ).toBe( true );
	expect( seen ).toEqual( [] );
} );

test( 'who is told and throws keeps nothing from the others', async () => {
	let answer = false;
	const consent: Consent = await import( '@vitrine/consent' );
	const thrown = vi.fn();
	process.on( 'unhandledRejection', thrown );
	consent.provide( { allows: () => answer } );
	consent.watch( () => {
		throw new Error( 'It does not matter.' );
	} );
	const seen = follow( consent );
	answer = true;
	window.dispatchEvent( new Event( 'pageshow' ) );
	await settle();
	expect( seen ).toEqual( [ true ] );
	vi.useRealTimers();
	await new Promise( ( done ) => setTimeout( done ) );
	expect( thrown ).toHaveBeenCalledOnce();
	process.off( 'unhandledRejection', thrown );
} );

test( 'the document is told, and coming back to a page asks again', async () => {
	let answer = true;
	const consent: Consent = await import( '@vitrine/consent' );
	const told: unknown[] = [];
	for ( const name of [ 'grant', 'revoke' ] ) {
		document.addEventListener( `vitrine:consent:${ name }`, ( event ) =>
			told.push( [ name, ( event as CustomEvent ).detail ] )
		);
	}
	consent.provide( { allows: () => answer } );
	answer = false;
	window.dispatchEvent( new Event( 'pageshow' ) );
	await settle();
	const detail = { purpose: 'marketing', service: '' };
	expect( told ).toEqual( [
		[ 'grant', detail ],
		[ 'revoke', detail ],
	] );
} );
