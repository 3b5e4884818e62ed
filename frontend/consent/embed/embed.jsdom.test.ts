import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Consent from '@vitrine/consent';
import { attachEmbed } from './embed';

type Tool = typeof Consent;

const SRC = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';

let see: ( isIntersecting: boolean ) => void;

beforeEach( () => {
	document.body.innerHTML = '';
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe = vi.fn();
			constructor( tell: ( entries: object[] ) => void ) {
				see = ( isIntersecting ) => tell( [ { isIntersecting } ] );
			}
		}
	);
} );

/** What php/Consent/Embeds/EmbedPrinter.php prints. */
function embed( over: object = {}, isBox = false ): HTMLElement {
	const data = {
		mode: 'auto',
		service: 'youtube',
		src: SRC,
		title: 'A day out (YouTube)',
		allow: 'autoplay; fullscreen',
		sandbox: 'allow-scripts allow-same-origin',
		...over,
	};
	document.body.innerHTML = `<div class="vitrine-embed">
		<script type="application/json" data-vitrine="">${ JSON.stringify( data ) }</script>
		<div class="vitrine-embed__box">
			<div class="vitrine-embed__notice"><p>It comes from YouTube.</p><button class="vitrine-embed__allow" hidden>Load this content</button></div>
			${ isBox ? '' : '<button class="vitrine-embed__play" hidden>Play</button>' }
		</div>
		<a class="vitrine-embed__link" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">View on YouTube</a>
	</div>`;
	return document.querySelector( '.vitrine-embed' )!;
}

/** A consent tool: `say()` is the visitor. */
function aTool( isGranted = false ) {
	let run: ( granted: boolean ) => void;
	const watch = vi.fn( ( watcher: typeof run ) => {
		run = watcher;
		if ( isGranted ) {
			run( true );
		}
	} );
	return {
		tool: Promise.resolve( { watch } as unknown as Tool ),
		watch,
		say: ( granted: boolean ) => run( granted ),
	};
}

const find = ( name: string ) =>
	document.querySelector< HTMLElement >( `.vitrine-embed__${ name }` )!;
const frame = () => document.querySelector( 'iframe' );

/** What can be seen of it. */
const seen = () => ( {
	notice: ! find( 'notice' ).hidden,
	play: find( 'play' ) && ! find( 'play' ).hidden,
	frame: Boolean( frame() ),
} );

const ASKS = { notice: true, play: false, frame: false };
const POSTER = { notice: false, play: true, frame: false };
const FRAME = { notice: false, play: false, frame: true };

describe( 'a player', () => {
	test.each( [
		[ 'auto', false, POSTER ],
		[ 'on', false, ASKS ],
		[ 'off', false, POSTER ],
		[ 'auto', true, ASKS ],
		[ 'on', true, ASKS ],
		[ 'off', true, POSTER ],
	] )( 'mode %s, tool %s', async ( mode, hasTool, expected ) => {
		const { tool, watch } = aTool();
		attachEmbed( embed( { mode } ), hasTool ? tool : undefined );
		await tool;
		expect( seen() ).toEqual( expected );
		expect( watch ).toHaveBeenCalledTimes(
			hasTool && mode !== 'off' ? 1 : 0
		);
	} );

	test( 'loads by a press, with what the server says', () => {
		attachEmbed( embed(), undefined );
		find( 'play' ).click();
		expect( seen() ).toEqual( FRAME );
		const made = frame()!;
		expect( made.src ).toBe( SRC );
		expect( made.title ).toBe( 'A day out (YouTube)' );
		expect( made.allow ).toBe( 'autoplay; fullscreen' );
		expect( made.getAttribute( 'sandbox' ) ).toBe(
			'allow-scripts allow-same-origin'
		);
		expect( made.referrerPolicy ).toBe( 'strict-origin-when-cross-origin' );
		expect( document.activeElement ).toBe( made );
	} );

	test( 'is allowed alone, and nothing of that is kept', async () => {
		const { tool } = aTool();
		attachEmbed( embed(), tool );
		await tool;
		find( 'allow' ).click();
		expect( seen() ).toEqual( FRAME );
		expect( document.activeElement ).toBe( frame() );
		expect( window.localStorage ).toHaveLength( 0 );
		expect( window.sessionStorage ).toHaveLength( 0 );
		expect( document.cookie ).toBe( '' );
		attachEmbed( embed(), tool );
		expect( seen() ).toEqual( ASKS );
	} );

	test( 'waits for a press after consent, too, and goes when it is taken back', async () => {
		const { tool, say } = aTool();
		attachEmbed( embed(), tool );
		await tool;
		say( true );
		expect( seen() ).toEqual( POSTER );
		find( 'play' ).click();
		say( false );
		expect( seen() ).toEqual( ASKS );
		say( true );
		expect( seen() ).toEqual( POSTER );
	} );

	test( 'no focus is lost', async () => {
		const { tool, say } = aTool();
		attachEmbed( embed(), tool );
		await tool;
		find( 'allow' ).focus();
		say( true );
		expect( document.activeElement ).toBe( find( 'play' ) );
		say( false );
		expect( document.activeElement ).toBe( find( 'allow' ) );
		find( 'allow' ).click();
		say( true );
		expect( document.activeElement ).toBe( frame() );
		say( false );
		expect( document.activeElement ).toBe( find( 'allow' ) );
		find( 'link' ).focus();
		say( true );
		expect( document.activeElement ).toBe( find( 'link' ) );
	} );

	test( 'a tool whose module does not come leaves the button', async () => {
		attachEmbed( embed(), Promise.reject( new Error( 'blocked' ) ) );
		await Promise.resolve();
		find( 'allow' ).click();
		expect( seen() ).toEqual( FRAME );
	} );
} );

describe( 'a box', () => {
	test( 'comes by itself once it may and is near', async () => {
		const { tool, say } = aTool();
		attachEmbed( embed( {}, true ), tool );
		await tool;
		see( true );
		expect( frame() ).toBeNull();
		see( false );
		say( true );
		expect( frame() ).toBeNull();
		see( true );
		expect( frame() ).not.toBeNull();
		say( false );
		expect( frame() ).toBeNull();
		expect( find( 'notice' ).hidden ).toBe( false );
		say( true );
		expect( frame() ).not.toBeNull();
	} );

	test( 'stays when it is scrolled away', async () => {
		const { tool, say } = aTool();
		attachEmbed( embed( {}, true ), tool );
		await tool;
		say( true );
		see( true );
		const made = frame();
		expect( made ).not.toBeNull();
		see( false );
		expect( frame() ).toBe( made );
	} );

	test.each( [
		[ 'auto', false ],
		[ 'on', false ],
		[ 'off', false ],
		[ 'off', true ],
	] )( 'mode %s, tool %s: waits for its button', async ( mode, hasTool ) => {
		const { tool, watch } = aTool( true );
		attachEmbed( embed( { mode }, true ), hasTool ? tool : undefined );
		await tool;
		see( true );
		expect( watch ).not.toHaveBeenCalled();
		expect( seen() ).toMatchObject( { notice: true, frame: false } );
		find( 'allow' ).click();
		expect( seen() ).toMatchObject( { notice: false, frame: true } );
		expect( document.activeElement ).toBe( frame() );
	} );
} );

test.each( [
	{ src: 'javascript:alert(1)' },
	{ src: 'http://www.youtube-nocookie.com/embed/x' },
	{ src: 7 },
	{ mode: 'never' },
	{ title: null },
] )( '%j is no embed', ( over ) => {
	attachEmbed( embed( over ), undefined );
	find( 'play' ).click();
	find( 'allow' ).click();
	expect( frame() ).toBeNull();
} );

test( 'what an author writes around an embed says nothing', () => {
	const element = embed();
	element.querySelector( 'script' )!.remove();
	element.dataset[ 'vitrine' ] = JSON.stringify( { mode: 'off', src: SRC } );
	attachEmbed( element, undefined );
	find( 'play' ).click();
	expect( frame() ).toBeNull();
} );
