import { expect, test } from 'vitest';
import { framesOf } from './motion';

const px = ( frame: Keyframe | undefined ) =>
	Number(
		/translateX\((-?[\d.]+)px\)/.exec(
			String( frame?.[ 'transform' ] )
		)?.[ 1 ]
	);

test.each( [ 'swipe', 'swipe2' ] as const )(
	'%s lets the next picture come from its side, from where the finger left it',
	( transition ) => {
		for ( const side of [ 1, -1 ] as const ) {
			const { from, to } = framesOf( transition, side, 1000, side * -80 );
			expect( px( to[ 0 ] ) ).toBe( side * 920 );
			expect( px( to[ 1 ] ) ).toBe( 0 );
			expect( px( from[ 0 ] ) ).toBe( side * -80 );
			expect( Math.sign( px( from[ 1 ] ) ) ).toBe( -side );
		}
	}
);

test( 'none moves nothing', () => {
	expect( framesOf( 'none', 1, 1000 ) ).toEqual( { from: [], to: [] } );
} );
