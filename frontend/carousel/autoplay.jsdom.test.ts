import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { attachAutoplay } from './autoplay';

const WORDS = { pause: 'Pause it', start: 'Start it' };

// Each row has its own: those of other tests still listen to the document.
let next: Mock< () => boolean >;
let root: HTMLElement;
let button: HTMLElement;
let calm: EventTarget & { matches: boolean };

beforeEach( () => {
	vi.useFakeTimers();
	next = vi.fn< () => boolean >( () => true );
	calm = Object.assign( new EventTarget(), { matches: false } );
	vi.stubGlobal( 'matchMedia', () => calm );
	document.body.innerHTML =
		'<div id="root"><button id="pause"></button><button id="other"></button></div>';
	root = document.getElementById( 'root' )!;
	button = document.getElementById( 'pause' )!;
	attachAutoplay( root, button, 3, WORDS, next );
} );

afterEach( () => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
} );

test( 'it goes on every few seconds', () => {
	vi.advanceTimersByTime( 2999 );
	expect( next ).not.toHaveBeenCalled();
	vi.advanceTimersByTime( 3001 );
	expect( next ).toHaveBeenCalledTimes( 2 );
} );

test( 'the button stops it and starts it', () => {
	button.click();
	expect( button.ariaLabel ).toBe( 'Start it' );
	vi.advanceTimersByTime( 9000 );
	expect( next ).not.toHaveBeenCalled();
	button.click();
	expect( button.ariaLabel ).toBe( 'Pause it' );
	vi.advanceTimersByTime( 3000 );
	expect( next ).toHaveBeenCalledOnce();
} );

test( 'the focus stops it for good, but not on the button itself', () => {
	button.focus();
	vi.advanceTimersByTime( 3000 );
	expect( next ).toHaveBeenCalledOnce();
	document.getElementById( 'other' )!.focus();
	document.getElementById( 'other' )!.blur();
	vi.advanceTimersByTime( 9000 );
	expect( next ).toHaveBeenCalledOnce();
	expect( button.ariaLabel ).toBe( 'Start it' );
} );

test( 'it waits as long as the page is hidden', () => {
	const hidden = vi.spyOn( document, 'hidden', 'get' );
	hidden.mockReturnValue( true );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	vi.advanceTimersByTime( 9000 );
	expect( next ).not.toHaveBeenCalled();
	hidden.mockReturnValue( false );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
	vi.advanceTimersByTime( 3000 );
	expect( next ).toHaveBeenCalledOnce();
} );

test( 'it stands still once reduced motion is preferred', () => {
	calm.matches = true;
	calm.dispatchEvent( new Event( 'change' ) );
	vi.advanceTimersByTime( 9000 );
	expect( next ).not.toHaveBeenCalled();
} );

test( 'it ends where nothing follows', () => {
	next.mockReturnValue( false );
	vi.advanceTimersByTime( 9000 );
	expect( next ).toHaveBeenCalledOnce();
	expect( button.ariaLabel ).toBe( 'Start it' );
} );
