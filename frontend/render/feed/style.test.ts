import { expect, test } from 'vitest';
import { feedClassName, feedStyle, gapValue } from './style';

const layout = {
	layout: 'grid',
	columnsBy: 'block',
	fillRows: false,
	themeButtons: false,
	columns: 4,
	columnsTablet: 3,
	columnsPhone: 2,
	postLayout: 'auto',
	boxed: true,
	scheme: 'inherit',
	tileRatio: '1:1',
	highlightEvery: 7,
	highlightOffset: 0,
	carouselRows: 1,
	carouselAutoplay: 0,
	carouselArrows: true,
	carouselDots: true,
} as const;

test( 'a layout becomes classes and custom properties', () => {
	expect( feedClassName( layout ) ).toBe( 'is-feed-grid is-sized-by-block' );
	expect( feedStyle( layout ) ).toEqual( {
		'--vitrine-columns': 4,
		'--vitrine-columns-tablet': 3,
		'--vitrine-columns-phone': 2,
	} );
	expect(
		feedStyle( layout, { spacing: { blockGap: '2rem' } } )
	).toHaveProperty( '--vitrine-gap', '2rem' );
} );

test.each( [
	[ 'grid', 'auto', true ],
	[ 'highlight', 'full', true ],
	[ 'carousel', 'auto', true ],
	[ 'grid', 'half', false ],
	[ 'carousel', 'tile', false ],
	[ 'list', 'auto', false ],
	[ 'tiles', 'auto', false ],
	[ 'masonry', 'auto', false ],
] as const )(
	'rows of the layout %s with pictures %s can be filled: %s',
	( name, postLayout, can ) => {
		const view = { ...layout, layout: name, postLayout };
		const isFilled = ( fillRows: boolean ) =>
			feedClassName( { ...view, fillRows } ).includes(
				'has-filled-rows'
			);
		expect( isFilled( true ) ).toBe( can );
		expect( isFilled( false ) ).toBe( false );
	}
);

test.each( [
	[ '1.5rem', '1.5rem' ],
	[ '0', '0' ],
	[ '24px', '24px' ],
	[ 'var:preset|spacing|40', 'var(--wp--preset--spacing--40)' ],
	[ 'var:preset|spacing|x-large', 'var(--wp--preset--spacing--x-large)' ],
	[ { top: '1rem', left: '2rem' }, '1rem 2rem' ],
	[ { top: '1rem' }, '1rem' ],
	[ { left: '2em' }, '2em' ],
] )( 'the gap %j is %s', ( gap, css ) => {
	expect( gapValue( gap ) ).toBe( css );
} );

test.each( [
	undefined,
	'',
	'wide',
	'1rem;color:red',
	'var:preset|spacing|}',
	'expression(alert(1))',
	{},
] )( 'the gap %j is none', ( gap ) => {
	expect( gapValue( gap ) ).toBeNull();
} );
