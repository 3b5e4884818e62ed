import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onScroll, onSight } from './scrolling';

let control: AbortController;

beforeEach( () => {
	control = new AbortController();
	vi.spyOn( document.documentElement, 'scrollHeight', 'get' ).mockReturnValue(
		3000
	);
	window.innerHeight = 1000;
	window.scrollY = 0;
} );

afterEach( () => {
	control.abort();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
} );

const scrollTo = ( y: number ) => {
	window.scrollY = y;
	document.dispatchEvent( new Event( 'scroll' ) );
};

test( 'each step has its place, the one before and the last one, never beyond the ends', () => {
	const step = vi.fn();
	onScroll( step, control.signal );
	scrollTo( 500 );
	scrollTo( 2100 );
	scrollTo( -30 );
	expect( step.mock.calls ).toEqual( [
		[ 500, 0, 2000 ],
		[ 2000, 500, 2000 ],
		[ 0, 2000, 2000 ],
	] );
	control.abort();
	scrollTo( 10 );
	expect( step ).toHaveBeenCalledTimes( 3 );
} );

test( 'a place that the browser restores is not scrolled to', () => {
	const state = vi
		.spyOn( document, 'readyState', 'get' )
		.mockReturnValue( 'interactive' );
	const step = vi.fn();
	onScroll( step, control.signal );
	scrollTo( 700 );
	expect( step ).not.toHaveBeenCalled();
	state.mockReturnValue( 'complete' );
	window.dispatchEvent( new Event( 'wheel' ) );
	scrollTo( 750 );
	expect( step.mock.calls ).toEqual( [ [ 750, 700, 2000 ] ] );
} );

test( 'what comes into sight is told of, of several elements by one observer', () => {
	const observers: unknown[] = [];
	const observe = vi.fn();
	const disconnect = vi.fn();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe = observe;
			disconnect = disconnect;
			constructor( ...given: unknown[] ) {
				observers.push( given );
			}
		}
	);
	const see = vi.fn();
	const watch = onSight( see, control.signal, { rootMargin: '50px' } );
	watch( document.body );
	watch( document.head );
	expect( observe.mock.calls ).toEqual( [
		[ document.body ],
		[ document.head ],
	] );
	expect( observers ).toHaveLength( 1 );
	const [ tell, options ] = observers[ 0 ] as [
		( entries: unknown[] ) => void,
		unknown,
	];
	expect( options ).toEqual( { rootMargin: '50px' } );
	tell( [ { isIntersecting: true }, { isIntersecting: false } ] );
	expect(
		see.mock.calls.map( ( [ entry ] ) => entry.isIntersecting )
	).toEqual( [ true, false ] );
	control.abort();
	expect( disconnect ).toHaveBeenCalledOnce();
} );
