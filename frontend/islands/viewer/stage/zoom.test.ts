import { describe, expect, test } from 'vitest';
import {
	boxOf,
	clampFactor,
	clampView,
	modulo,
	pinchBy,
	stepFactor,
	WHOLE,
	zoomAt,
} from './zoom';

const stage = { width: 1000, height: 800 };

describe( 'the box at first', () => {
	test( 'a large picture fits, a small one keeps its size', () => {
		expect( boxOf( { width: 2000, height: 1000 }, stage, 0 ) ).toEqual( {
			width: 1000,
			height: 500,
		} );
		expect( boxOf( { width: 200, height: 100 }, stage, 0 ) ).toEqual( {
			width: 200,
			height: 100,
		} );
	} );

	test( 'a turned picture fits again (Rotation)', () => {
		const box = boxOf( { width: 1280, height: 720 }, stage, 90 );
		expect( box.width ).toBeCloseTo( 800 );
		expect( box.height ).toBeCloseTo( 450 );
		expect( boxOf( { width: 1280, height: 720 }, stage, -270 ) ).toEqual(
			box
		);
	} );

	test( 'upscale fills the stage', () => {
		expect(
			boxOf( { width: 200, height: 100 }, stage, 0, 'upscale' )
		).toEqual( { width: 1000, height: 500 } );
	} );

	test( 'bestImageQuality shows a pixel on a pixel', () => {
		const display = 'bestImageQuality';
		expect(
			boxOf( { width: 400, height: 200 }, stage, 0, display, 2 )
		).toEqual( { width: 200, height: 100 } );
		// Never larger than the stage.
		expect(
			boxOf( { width: 4000, height: 2000 }, stage, 0, display, 2 )
		).toEqual( { width: 1000, height: 500 } );
		expect(
			boxOf( { width: 400, height: 200 }, stage, 0, display, 0.5 )
		).toEqual( { width: 400, height: 200 } );
	} );
} );

describe( 'the factor', () => {
	test( 'steps of 0.1 without a rounding error', () => {
		let factor = 1;
		for ( let step = 0; step < 7; step++ ) {
			factor = stepFactor( factor, 1 );
		}
		expect( factor ).toBe( 1.7 );
	} );

	test.each( [
		[ 5, 3 ],
		[ 0.01, 0.2 ],
		[ 1.23, 1.23 ],
	] )( '%d becomes %d', ( wanted, factor ) => {
		expect( clampFactor( wanted ) ).toBe( factor );
	} );

	test( 'ends at 0.2 and 3', () => {
		expect( stepFactor( 3, 1 ) ).toBe( 3 );
		expect( stepFactor( 0.2, -1 ) ).toBe( 0.2 );
	} );
} );

test( 'what is under the pointer stays under it', () => {
	const point = { x: 300, y: -100 };
	let view = WHOLE;
	const under = () => ( {
		x: ( point.x - view.x ) / view.factor,
		y: ( point.y - view.y ) / view.factor,
	} );
	const before = under();
	for ( const factor of [ 1.1, 2.5, 1.7 ] ) {
		view = zoomAt( view, factor, point );
		expect( under().x ).toBeCloseTo( before.x );
		expect( under().y ).toBeCloseTo( before.y );
	}
} );

describe( 'two fingers', () => {
	const view = { factor: 1.5, x: 20, y: -10 };
	const came = { x: 100, y: 50 };

	test( 'that only move take the picture with them', () => {
		expect( pinchBy( view, 1, came, { x: 130, y: 40 } ) ).toEqual( {
			factor: 1.5,
			x: 50,
			y: -20,
		} );
	} );

	test( 'keep between them what was there when they came', () => {
		const now = { x: 140, y: 10 };
		const after = pinchBy( view, 1.2, came, now );
		expect( after.factor ).toBeCloseTo( 1.8 );
		expect( ( now.x - after.x ) / after.factor ).toBeCloseTo(
			( came.x - view.x ) / view.factor
		);
		expect( ( now.y - after.y ) / after.factor ).toBeCloseTo(
			( came.y - view.y ) / view.factor
		);
	} );

	test( 'end at the limits, and still move', () => {
		const after = pinchBy( view, 9, came, { x: 110, y: 50 } );
		expect( after.factor ).toBe( 3 );
		expect( after.x ).toBeCloseTo( 100 - 80 * 2 + 10 );
	} );
} );

describe( 'panning is clamped', () => {
	const box = { width: 1000, height: 500 };

	test( 'to the edges of a picture that is larger', () => {
		expect(
			clampView( { factor: 2, x: 9999, y: -9999 }, box, stage, 0 )
		).toEqual( { factor: 2, x: 500, y: -100 } );
	} );

	test( 'to the middle where it is smaller', () => {
		const view = clampView( { factor: 1, x: 40, y: 40 }, box, stage, 0 );
		expect( view.x ).toBeCloseTo( 0 );
		expect( view.y ).toBeCloseTo( 0 );
	} );

	test( 'by its turned sides', () => {
		const view = clampView(
			{ factor: 2, x: 9999, y: 9999 },
			box,
			stage,
			90
		);
		expect( view.x ).toBeCloseTo( 0 );
		expect( view.y ).toBe( 600 );
	} );
} );

test.each( [
	[ -90, 270 ],
	[ 360, 0 ],
	[ 450, 90 ],
	[ -720, 0 ],
] )( 'rotation %d is %d', ( angle, expected ) => {
	expect( modulo( angle ) ).toBe( expected );
} );
