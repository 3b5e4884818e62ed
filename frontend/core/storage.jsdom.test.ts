import { afterEach, describe, expect, test, vi } from 'vitest';
import { forget, keep, recall } from './storage';

afterEach( () => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	window.sessionStorage.clear();
	window.localStorage.clear();
} );

describe( 'storage', () => {
	test( 'what is kept is read again, under names of Vitrine only', () => {
		expect( keep( 'gallery.a', [ 1, 2 ], 60 ) ).toBe( true );
		expect( recall( 'gallery.a' ) ).toEqual( [ 1, 2 ] );
		expect( window.sessionStorage.key( 0 ) ).toBe( 'vitrine.gallery.a' );
		forget( 'gallery.a' );
		expect( recall( 'gallery.a' ) ).toBeUndefined();
		expect( window.sessionStorage.length ).toBe( 0 );
	} );

	test( 'the two storages are apart', () => {
		keep( 'x', 1, 60, 'local' );
		expect( recall( 'x' ) ).toBeUndefined();
		expect( recall( 'x', 'local' ) ).toBe( 1 );
	} );

	test( 'an entry expires', () => {
		vi.useFakeTimers();
		keep( 'x', 1, 60 );
		vi.advanceTimersByTime( 59_000 );
		expect( recall( 'x' ) ).toBe( 1 );
		vi.advanceTimersByTime( 2_000 );
		expect( recall( 'x' ) ).toBeUndefined();
		expect( window.sessionStorage.length ).toBe( 0 );
	} );

	test.each( [ '', '{', 'null', '1', '"x"', '[]', '{"until":"soon"}' ] )(
		'%j is as good as nothing',
		( rubbish ) => {
			window.sessionStorage.setItem( 'vitrine.x', rubbish );
			expect( recall( 'x' ) ).toBeUndefined();
		}
	);

	test( 'a storage that is full does not throw', () => {
		vi.spyOn( Storage.prototype, 'setItem' ).mockImplementation( () => {
			throw new DOMException( 'full', 'QuotaExceededError' );
		} );
		expect( keep( 'x', 1, 60 ) ).toBe( false );
	} );

	test( 'a storage that is refused does not throw', () => {
		vi.spyOn( window, 'sessionStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'refused', 'SecurityError' );
		} );
		expect( keep( 'x', 1, 60 ) ).toBe( false );
		expect( recall( 'x' ) ).toBeUndefined();
		expect( () => forget( 'x' ) ).not.toThrow();
	} );

	test( 'what cannot be written as JSON is not kept', () => {
		const loop: Record< string, unknown > = {};
		loop[ 'loop' ] = loop;
		expect( keep( 'x', loop, 60 ) ).toBe( false );
	} );
} );
