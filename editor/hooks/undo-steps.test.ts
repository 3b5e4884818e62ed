/** What an editor does is undone one by one. */
import { expect, test } from 'vitest';
import { placeOfChange, UndoSteps } from './undo-steps';

test( 'a change has one place, or none', () => {
	expect(
		placeOfChange(
			{ layout: { gutterWidth: 2 }, album: 1 },
			{ layout: { gutterWidth: 3 }, album: 1 }
		)
	).toBe( 'layout.gutterWidth.' );
	expect(
		placeOfChange( { sizes: {} }, { sizes: { xs: { width: 3 } } } )
	).toBe( 'sizes.xs.width.' );
	const [ a, b ] = [ { id: 1 }, { id: 2 } ];
	expect( placeOfChange( [ a, b ], [ a, { id: 2, title: 'B' } ] ) ).toBe(
		'1.title.'
	);
	expect( placeOfChange( [ a, b ], [ b, a ] ) ).toBeNull();
	expect( placeOfChange( [ a, b ], [ a ] ) ).toBeNull();
	expect( placeOfChange( { search: true }, { search: false } ) ).toBeNull();
} );

test( 'a slider that is dragged is one step, two settings are two, and so are two moves', () => {
	const steps = new UndoSteps();
	const layout = ( values: object ) => ( { layout: values } );
	expect(
		steps.isStep( layout( {} ), layout( { gutterWidth: 3 } ), 0 )
	).toBe( true );
	expect(
		steps.isStep(
			layout( { gutterWidth: 3 } ),
			layout( { gutterWidth: 4 } ),
			50
		)
	).toBe( false );
	expect(
		steps.isStep(
			layout( { gutterWidth: 4 } ),
			layout( { gutterWidth: 4, layout: 'mosaic' } ),
			100
		)
	).toBe( true );
	expect(
		steps.isStep(
			layout( { gutterWidth: 4 } ),
			layout( { gutterWidth: 5 } ),
			150
		)
	).toBe( true );
	expect(
		steps.isStep(
			layout( { gutterWidth: 5 } ),
			layout( { gutterWidth: 6 } ),
			2000
		)
	).toBe( true );
	const items = { items: [ 1, 2, 3 ] };
	const swapped = { items: [ 2, 1, 3 ] };
	expect( steps.isStep( items, swapped, 2010 ) ).toBe( true );
	expect( steps.isStep( swapped, items, 2020 ) ).toBe( true );
} );
