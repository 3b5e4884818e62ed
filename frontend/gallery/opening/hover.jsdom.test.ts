import { afterEach, expect, test, vi } from 'vitest';
import { showsAtFirst } from './hover';

const P = 'wp-block-vitrine-gallery__';

const tile = ( ...parts: string[] ) => {
	const element = document.createElement( 'li' );
	element.innerHTML = parts
		.map( ( name ) => `<span class="${ P }${ name }"></span>` )
		.join( '' );
	return element;
};

const device = ( ...features: string[] ) =>
	vi.stubGlobal( 'matchMedia', ( query: string ) => ( {
		matches: features.some( ( feature ) => query.includes( feature ) ),
	} ) );

afterEach( () => vi.unstubAllGlobals() );

const POINTER = 'hover: hover';
const STILL = 'reduced-motion: reduce';

test.each( [
	[ 'tools on a phone are shown already', [], [ 'toolsAppear' ], false ],
	[ 'tools beside a mouse', [ POINTER ], [ 'toolsAppear' ], true ],
	[ 'a picture', [], [ 'toolsAppear', 'imageScale150' ], true ],
	[ 'a label', [], [ 'labelSlideUp' ], true ],
	[ 'a description that is not there', [], [ 'descriptionAppear' ], false ],
	[ 'no effect', [ POINTER ], [], false ],
	[ 'reduced motion', [ STILL ], [ 'imageScale150' ], false ],
	[
		'reduced motion beside a mouse: tools hide even then',
		[ STILL, POINTER ],
		[ 'toolsAppear' ],
		true,
	],
] )( '%s', ( _, features, effects, shows ) => {
	device( ...features );
	expect( showsAtFirst( tile( 'tool', 'label' ), effects ) ).toBe( shows );
} );

test( 'a tile without tools or label has none to show', () => {
	device( POINTER );
	expect( showsAtFirst( tile(), [ 'toolsAppear', 'labelSlideUp' ] ) ).toBe(
		false
	);
} );
