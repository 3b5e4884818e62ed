import { expect, test } from 'vitest';
import cases from '../../tests/fixtures/column-spans.json';
import { type Item, stylesOf } from './places';

const item = ( differs: Partial< Item > ): Item => ( {
	id: 'first',
	shows: 'post',
	position: 2,
	every: 0,
	span: 1,
	...differs,
} );

test.each( cases )(
	'an alternate template spans columns: $name',
	( { span, layout, columns, narrow } ) => {
		const styles = stylesOf( 'list', [ item( { span } ) ], layout );
		if ( columns > 1 ) {
			expect( styles ).toContain( `{grid-column:span ${ columns }}` );
			expect( styles ).toContain( `${ narrow }{[data-block="list"]>li` );
			expect( styles ).toContain( '{grid-column:1 / -1}}' );
		} else {
			expect( styles ).not.toContain( 'grid-column' );
		}
	}
);

test( 'a fixed item shares the place of its post', () => {
	const fixed = item( { shows: 'item', span: 2 } );
	expect( stylesOf( 'list', [ fixed ], { type: 'grid' } ) ).not.toContain(
		'grid-column'
	);
} );
