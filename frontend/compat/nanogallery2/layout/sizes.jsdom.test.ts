import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GalleryItem } from '../../../render/gallery/types';
import { isUnknown, learnSizes } from './sizes';

/** Pictures that have been asked for, in order. */
let asked: FakeImage[] = [];

class FakeImage extends EventTarget {
	naturalWidth = 0;
	naturalHeight = 0;
	src = '';

	constructor() {
		super();
		asked.push( this );
	}

	answer( width: number, height: number ) {
		this.naturalWidth = width;
		this.naturalHeight = height;
		this.dispatchEvent( new Event( 'load' ) );
	}
}

const itemOf = ( src: string ) =>
	( {
		width: 0,
		height: 0,
		thumb: { src, width: 0, height: 0 },
	} ) as unknown as GalleryItem;

beforeEach( () => {
	asked = [];
	vi.stubGlobal( 'Image', FakeImage );
} );

afterEach( () => vi.unstubAllGlobals() );

test( 'shapes come from the thumbnails, each asked once', async () => {
	const item = itemOf( 'a.jpg' );
	const learned = learnSizes( [ item ] );
	asked[ 0 ]!.answer( 300, 200 );
	expect( await learned ).toBe( true );
	expect( item.thumb ).toMatchObject( { width: 300, height: 200 } );
	expect( isUnknown( item ) ).toBe( false );
} );

test( 'one that was given up is asked again, and what it answers late counts for nothing', async () => {
	const item = itemOf( 'b.jpg' );
	const stop = new AbortController();
	const first = learnSizes( [ item ], stop.signal );
	stop.abort();
	expect( await first ).toBe( false );
	expect( isUnknown( item ) ).toBe( true );
	const second = learnSizes( [ item ] );
	expect( asked ).toHaveLength( 2 );
	asked[ 0 ]!.answer( 1, 1 );
	asked[ 1 ]!.answer( 300, 200 );
	expect( await second ).toBe( true );
	expect( item.thumb ).toMatchObject( { width: 300, height: 200 } );
} );

test( 'one that came too late keeps the usual shape', async () => {
	vi.useFakeTimers();
	const item = itemOf( 'c.jpg' );
	const learned = learnSizes( [ item ] );
	await vi.advanceTimersByTimeAsync( 3000 );
	vi.useRealTimers();
	expect( await learned ).toBe( false );
	expect( isUnknown( item ) ).toBe( false );
} );
