/** What opens popups by itself. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchForms } from '../forms';
import { readTriggers } from '../../render/popup/settings';
import type { PopupConfig } from '../../render/popup/types';
import { startTriggersOf } from '.';
import { BASIC_TRIGGERS } from './basic';
import { MORE_TRIGGERS } from './more';

const ALL = { ...BASIC_TRIGGERS, ...MORE_TRIGGERS };

const sights: Sight[] = [];

/** jsdom lays nothing out: tests say what is seen. */
class Sight {
	targets: Element[] = [];
	constructor( private readonly tell: IntersectionObserverCallback ) {
		sights.push( this );
	}
	observe( target: Element ) {
		this.targets.push( target );
	}
	disconnect() {
		this.targets = [];
	}
	see( isIntersecting = true ) {
		this.tell(
			this.targets.map(
				( target ) =>
					( { target, isIntersecting } ) as IntersectionObserverEntry
			),
			this as unknown as IntersectionObserver
		);
	}
}

let disarm: ( () => void )[] = [];
let isHidden = false;

const start = ( triggers: Record< string, unknown > ) => {
	const fire = vi.fn();
	const popup: PopupConfig = {
		id: 7,
		element: 'popup-7',
		kind: 'modal',
		settings: {},
		armed: true,
		triggers: readTriggers( triggers ),
	};
	disarm.push( startTriggersOf( popup, fire, ALL ) );
	return fire;
};

const hide = ( is: boolean ) => {
	isHidden = is;
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};

const scrollTo = ( y: number ) => {
	window.scrollY = y;
	window.dispatchEvent( new Event( 'scroll' ) );
};

const say = ( target: EventTarget, name: string, init: object = {} ) => {
	const event = new Event( name, { bubbles: true, cancelable: true } );
	target.dispatchEvent( Object.assign( event, init ) );
	return event;
};

const element = ( selector: string ) =>
	document.querySelector< HTMLElement >( selector )!;

beforeEach( () => {
	vi.useFakeTimers();
	isHidden = false;
	vi.spyOn( document, 'hidden', 'get' ).mockImplementation( () => isHidden );
	vi.stubGlobal( 'IntersectionObserver', Sight );
	vi.spyOn( document.documentElement, 'scrollHeight', 'get' ).mockReturnValue(
		3000
	);
	window.innerHeight = 1000;
	window.scrollY = 0;
	sights.length = 0;
	document.body.innerHTML = `
		<main><p id="text">Text</p><a id="link" href="#text">Link</a><video id="film"></video>
		<form id="form"><button id="send">Send</button></form></main>
		<dialog class="wp-block-vitrine-popup"><p id="ours">Popup</p></dialog>
		<dialog class="vitrine-viewer"><p id="viewer">Viewer</p></dialog>`;
} );

afterEach( () => {
	disarm.forEach( ( stop ) => stop() );
	disarm = [];
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	window.history.replaceState( null, '', '/' );
} );

describe( 'first come', () => {
	test( 'the first that fires takes the others off', () => {
		const fire = start( {
			page_load: 'yes',
			page_load_delay: 5,
			click: 'yes',
			inactivity: 'yes',
			exit_intent: 'yes',
		} );
		say( element( '#text' ), 'click' );
		say( element( '#text' ), 'click' );
		say( document.documentElement, 'mouseout', { clientY: -1 } );
		vi.advanceTimersByTime( 60_000 );
		expect( fire.mock.calls ).toEqual( [ [ 'click' ] ] );
	} );

	test( 'they can be taken off', () => {
		const fire = start( { page_load: 'yes', inactivity: 'yes' } );
		disarm.pop()!();
		hide( true );
		hide( false );
		vi.advanceTimersByTime( 60_000 );
		expect( fire ).not.toHaveBeenCalled();
	} );

	test.each( [
		{ scrolling_to: 'yes', scrolling_to_selector: '#[' },
		{ scrolling_to: 'yes' },
		{ hover: 'yes', hover_selector: '<p>' },
		{ hover: 'yes' },
		{ form_submit: 'yes', form_submit_selector: '..' },
		{ video_end: 'yes', video_end_selector: '::::' },
	] )( 'a bad selector disables its trigger alone: %j', ( triggers ) => {
		const fire = start( { ...triggers, click: 'yes' } );
		element( '#text' ).append( document.createElement( 'b' ) );
		say( element( '#text' ), 'click' );
		expect( fire.mock.calls ).toEqual( [ [ 'click' ] ] );
	} );
} );

describe( 'page_load', () => {
	test( 'after its delay', () => {
		const fire = start( { page_load: 'yes', page_load_delay: 2.5 } );
		vi.advanceTimersByTime( 2499 );
		expect( fire ).not.toHaveBeenCalled();
		vi.advanceTimersByTime( 1 );
		expect( fire.mock.calls ).toEqual( [ [ 'page_load' ] ] );
	} );

	test( 'waits while the page is hidden', () => {
		isHidden = true;
		const fire = start( { page_load: 'yes', page_load_delay: 2 } );
		vi.advanceTimersByTime( 9000 );
		hide( false );
		vi.advanceTimersByTime( 1500 );
		hide( true );
		vi.advanceTimersByTime( 9000 );
		hide( false );
		vi.advanceTimersByTime( 499 );
		expect( fire ).not.toHaveBeenCalled();
		vi.advanceTimersByTime( 1 );
		expect( fire ).toHaveBeenCalledOnce();
		hide( true );
		hide( false );
		vi.advanceTimersByTime( 9000 );
		expect( fire ).toHaveBeenCalledOnce();
	} );
} );

describe( 'scrolling', () => {
	test( 'down to so much of what can be scrolled', () => {
		const fire = start( { scrolling: 'yes', scrolling_offset: 50 } );
		scrollTo( 998 );
		expect( fire ).not.toHaveBeenCalled();
		scrollTo( 1000 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'is looked at only while scrolling down', () => {
		window.scrollY = 1800;
		const fire = start( { scrolling: 'yes', scrolling_offset: 50 } );
		scrollTo( 1700 );
		expect( fire ).not.toHaveBeenCalled();
		scrollTo( 1701 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'up fires at once', () => {
		const fire = start( {
			scrolling: 'yes',
			scrolling_direction: 'up',
			scrolling_offset: 90,
		} );
		scrollTo( 300 );
		expect( fire ).not.toHaveBeenCalled();
		scrollTo( 299 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'pages that are drawn beyond their ends do not go up', () => {
		const fire = start( { scrolling: 'yes', scrolling_direction: 'up' } );
		for ( const y of [ -30, 0, 1900, 2040, 2000 ] ) {
			scrollTo( y );
		}
		expect( fire ).not.toHaveBeenCalled();
	} );

	test( 'the end may be a fraction of a pixel away', () => {
		const fire = start( { scrolling: 'yes', scrolling_offset: 100 } );
		scrollTo( 1998 );
		expect( fire ).not.toHaveBeenCalled();
		scrollTo( 1999.5 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'a page that cannot be scrolled never has scrolled', () => {
		vi.spyOn(
			document.documentElement,
			'scrollHeight',
			'get'
		).mockReturnValue( 1000 );
		const fire = start( { scrolling: 'yes', scrolling_offset: 1 } );
		scrollTo( 0 );
		scrollTo( 20 );
		expect( fire ).not.toHaveBeenCalled();
	} );

	test( 'a place that the browser restores is not scrolled to', () => {
		const state = vi
			.spyOn( document, 'readyState', 'get' )
			.mockReturnValue( 'interactive' );
		const fire = start( { scrolling: 'yes', scrolling_offset: 10 } );
		scrollTo( 1500 );
		state.mockReturnValue( 'complete' );
		window.dispatchEvent( new Event( 'load' ) );
		// A slow phone tells of it late.
		vi.advanceTimersByTime( 900 );
		scrollTo( 1600 );
		expect( fire ).not.toHaveBeenCalled();
		vi.advanceTimersByTime( 100 );
		scrollTo( 1601 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'a visitor need not wait for the whole page', () => {
		vi.spyOn( document, 'readyState', 'get' ).mockReturnValue(
			'interactive'
		);
		const fire = start( { scrolling: 'yes', scrolling_offset: 10 } );
		// The first step of it counts: there may be no other.
		window.dispatchEvent( new Event( 'wheel' ) );
		scrollTo( 400 );
		expect( fire ).toHaveBeenCalledOnce();
	} );
} );

describe( 'scrolling_to', () => {
	test( 'when the element is seen', () => {
		const fire = start( {
			scrolling_to: 'yes',
			scrolling_to_selector: '#text',
		} );
		sights[ 0 ]!.see( false );
		expect( fire ).not.toHaveBeenCalled();
		sights[ 0 ]!.see();
		expect( fire.mock.calls ).toEqual( [ [ 'scrolling_to' ] ] );
	} );

	test( 'an element that comes later', async () => {
		const fire = start( {
			scrolling_to: 'yes',
			scrolling_to_selector: '.late',
		} );
		expect( sights[ 0 ]!.targets ).toEqual( [] );
		element( '#text' ).classList.add( 'late' );
		await vi.waitFor( () =>
			expect( sights[ 0 ]!.targets ).toEqual( [ element( '#text' ) ] )
		);
		sights[ 0 ]!.see();
		expect( fire ).toHaveBeenCalledOnce();
	} );
} );

describe( 'click', () => {
	test( 'the nth anywhere, but not in our own dialogs', () => {
		const fire = start( { click: 'yes', click_times: 3 } );
		say( element( '#text' ), 'click' );
		say( element( '#ours' ), 'click' );
		say( element( '#viewer' ), 'click' );
		say( document.body, 'click' );
		expect( fire ).not.toHaveBeenCalled();
		say( element( '#link' ), 'click' );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'one that others keep to themselves', () => {
		const fire = start( { click: 'yes' } );
		element( '#link' ).addEventListener( 'click', ( event ) =>
			event.stopImmediatePropagation()
		);
		say( element( '#link' ), 'click' );
		expect( fire ).toHaveBeenCalledOnce();
	} );
} );

describe( 'inactivity', () => {
	test.each( [
		'keydown',
		'mousemove',
		'pointerdown',
		'touchstart',
		'touchmove',
		'scroll',
		'wheel',
	] )( '%s begins it anew', ( name ) => {
		const fire = start( { inactivity: 'yes', inactivity_time: 10 } );
		vi.advanceTimersByTime( 9999 );
		say( element( '#text' ), name );
		vi.advanceTimersByTime( 9999 );
		expect( fire ).not.toHaveBeenCalled();
		vi.advanceTimersByTime( 1 );
		expect( fire.mock.calls ).toEqual( [ [ 'inactivity' ] ] );
	} );

	test( 'nobody is inactive at a page that is hidden', () => {
		const fire = start( { inactivity: 'yes', inactivity_time: 10 } );
		vi.advanceTimersByTime( 9000 );
		hide( true );
		vi.advanceTimersByTime( 90_000 );
		hide( false );
		vi.advanceTimersByTime( 9999 );
		expect( fire ).not.toHaveBeenCalled();
		vi.advanceTimersByTime( 1 );
		expect( fire ).toHaveBeenCalledOnce();
	} );
} );

test.each( [
	[ -1, true ],
	[ 0, true ],
	[ 1, false ],
	[ 500, false ],
] )( 'exit_intent at %i px: %s', ( clientY, expected ) => {
	const fire = start( { exit_intent: 'yes' } );
	// To something on the page: it has not left.
	say( element( '#text' ), 'mouseout', {
		clientY,
		relatedTarget: document.body,
	} );
	expect( fire ).not.toHaveBeenCalled();
	say( element( '#text' ), 'mouseout', { clientY } );
	expect( fire ).toHaveBeenCalledTimes( expected ? 1 : 0 );
} );

describe( 'adblock_detection', () => {
	const bait = () => document.querySelector< HTMLElement >( '.ad-box' );

	test( 'a bait with six characters, gone afterwards', () => {
		const fire = start( { adblock_detection: 'yes' } );
		expect( bait()!.id ).toMatch( /^[a-z0-9]{6}$/ );
		expect( bait()!.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		vi.advanceTimersByTime( 1000 );
		expect( bait() ).toBeNull();
		hide( true );
		hide( false );
		vi.advanceTimersByTime( 1000 );
		expect( fire ).not.toHaveBeenCalled();
	} );

	test( 'taken away', () => {
		const fire = start( {
			adblock_detection: 'yes',
			adblock_detection_delay: 3,
		} );
		bait()!.remove();
		vi.advanceTimersByTime( 2999 );
		expect( fire ).not.toHaveBeenCalled();
		vi.advanceTimersByTime( 1 );
		expect( fire.mock.calls ).toEqual( [ [ 'adblock_detection' ] ] );
	} );

	test( 'hidden', () => {
		const fire = start( { adblock_detection: 'yes' } );
		bait()!.style.display = 'none';
		vi.advanceTimersByTime( 1000 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'no bait stays when another trigger was first', () => {
		const fire = start( { adblock_detection: 'yes', click: 'yes' } );
		say( document.body, 'click' );
		expect( bait() ).toBeNull();
		vi.advanceTimersByTime( 1000 );
		expect( fire.mock.calls ).toEqual( [ [ 'click' ] ] );
	} );
} );

test( 'custom_event', () => {
	const fire = start( {
		custom_event: 'yes',
		custom_event_name: 'added_to_cart',
	} );
	say( element( '#text' ), 'other' );
	expect( fire ).not.toHaveBeenCalled();
	say( element( '#text' ), 'added_to_cart' );
	expect( fire ).toHaveBeenCalledOnce();
} );

test.each( [
	[ '', '#popup-7', true ],
	[ '', '#popup-70', false ],
	[ '', '', false ],
	[ 'offer', '#offer', true ],
	[ '#offer', '#offer', true ],
	[ 'größe', '#gr%C3%B6%C3%9Fe', true ],
	[ 'offer', '#%E0%A4%A', false ],
] )( 'hash %j at %j: %s', ( wanted, hash, expected ) => {
	window.history.replaceState( null, '', hash || '/' );
	expect( start( { hash: 'yes', hash_hash: wanted } ) ).toHaveBeenCalledTimes(
		expected ? 1 : 0
	);
	window.history.replaceState( null, '', '/' );
	const fire = start( { hash: 'yes', hash_hash: wanted } );
	expect( fire ).not.toHaveBeenCalled();
	window.history.replaceState( null, '', hash || '/' );
	window.dispatchEvent( new Event( 'hashchange' ) );
	expect( fire ).toHaveBeenCalledTimes( expected ? 1 : 0 );
} );

describe( 'hover', () => {
	const begin = () => start( { hover: 'yes', hover_selector: 'main' } );

	test( 'where the pointer rests', () => {
		const fire = begin();
		say( element( '#text' ), 'pointerover', { pointerType: 'mouse' } );
		say( element( '#text' ), 'pointerout' );
		vi.advanceTimersByTime( 1000 );
		expect( fire ).not.toHaveBeenCalled();
		say( element( '#text' ), 'pointerover', { pointerType: 'mouse' } );
		vi.advanceTimersByTime( 1000 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'where the focus is', () => {
		const fire = begin();
		element( '#send' ).focus();
		vi.advanceTimersByTime( 1 );
		expect( fire ).toHaveBeenCalledOnce();
	} );

	test( 'a finger does not rest', () => {
		const fire = begin();
		say( element( '#text' ), 'pointerover', { pointerType: 'touch' } );
		vi.advanceTimersByTime( 1000 );
		expect( fire ).not.toHaveBeenCalled();
	} );
} );

test( 'tab_return after so long, and not for a tab that was opened behind others', () => {
	isHidden = true;
	const fire = start( { tab_return: 'yes', tab_return_time: 5 } );
	vi.advanceTimersByTime( 60_000 );
	hide( false );
	hide( true );
	vi.advanceTimersByTime( 4999 );
	hide( false );
	expect( fire ).not.toHaveBeenCalled();
	hide( true );
	vi.advanceTimersByTime( 5000 );
	hide( false );
	expect( fire.mock.calls ).toEqual( [ [ 'tab_return' ] ] );
} );

test.each( [
	[ '', '#film', true ],
	[ '#film', '#film', true ],
	[ '.other', '#film', false ],
	[ '', '#text', false ],
] )( 'video_end of %j when %s ends: %s', ( selector, at, expected ) => {
	const fire = start( {
		video_end: 'yes',
		video_end_selector: selector,
	} );
	element( at ).dispatchEvent( new Event( 'ended' ) );
	expect( fire ).toHaveBeenCalledTimes( expected ? 1 : 0 );
} );

describe( 'fast_scroll', () => {
	const run = ( fromTop: number[], step: number ) => {
		for ( const y of fromTop ) {
			vi.advanceTimersByTime( step );
			scrollTo( y );
		}
	};

	test( 'a flick towards the top', () => {
		window.scrollY = 2000;
		const fire = start( { fast_scroll: 'yes' } );
		say( document.body, 'touchmove' );
		run( [ 1995, 1950, 1900, 1850 ], 16 );
		expect( fire.mock.calls ).toEqual( [ [ 'fast_scroll' ] ] );
	} );

	test.each( [
		[ 'slowly', [ 1995, 1990, 1985, 1980 ], 16, true ],
		[ 'down', [ 2050, 2100, 2150 ], 16, true ],
		[ 'without a finger', [ 1900, 1800, 1700 ], 16, false ],
		[ 'in jumps', [ 1500, 1000 ], 400, true ],
	] )( 'not %s', ( _name, places, step, isTouched ) => {
		window.scrollY = 2000;
		const fire = start( { fast_scroll: 'yes' } );
		if ( isTouched ) {
			say( document.body, 'touchmove' );
		}
		run( places, step );
		expect( fire ).not.toHaveBeenCalled();
	} );
} );

describe( 'form_submit', () => {
	const send = ( prevented = false ) => {
		element( '#form' ).addEventListener(
			'submit',
			( event ) => prevented && event.preventDefault(),
			{ once: true }
		);
		say( element( '#form' ), 'submit' );
	};

	test.each( [
		[ '', false, 1 ],
		[ '#form', false, 1 ],
		[ 'main', false, 1 ],
		[ '#send', false, 1 ],
		[ '.other', false, 0 ],
		[ '', true, 0 ],
	] )( 'of %j, prevented: %s', async ( selector, prevented, expected ) => {
		vi.advanceTimersByTime( 10_000 );
		const fire = start( {
			form_submit: 'yes',
			form_submit_selector: selector,
		} );
		await watchForms();
		send( prevented );
		expect( fire ).toHaveBeenCalledTimes( expected );
	} );
} );
